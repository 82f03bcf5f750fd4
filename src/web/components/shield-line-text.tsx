import type { RevealKey } from '#web/settings/reveals.ts';
import { reveal } from '#web/settings/shields.ts';
import { useWords } from '#web/words/use-words.ts';
import { ShieldDrawing } from './shield-drawing.tsx';

export interface ShieldLineProps {
  /** What the button reveals: `meta.shield` of the answer. */
  readonly keys: readonly RevealKey[];
}

/** One line instead of what is hidden, with a button that reveals it. */
export function ShieldLineText({ keys }: ShieldLineProps) {
  const { shield: t } = useWords<'shield'>();
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-3 px-4 py-2 text-quiet">
      <ShieldDrawing />
      <span>{t.hidden}</span>
      {keys.length > 0 && (
        <button
          type="button"
          className="min-h-11 cursor-pointer font-medium text-ink underline"
          onClick={() => reveal(...keys)}
        >
          {t.reveal}
        </button>
      )}
    </div>
  );
}
