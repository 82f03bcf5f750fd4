import { type RevealKey, reveal } from '#web/settings/reveals.ts';
import { useShieldWords } from '#web/words/shield.ts';

interface Props {
  /** What the button reveals: `meta.shield` of the answer. */
  readonly keys: readonly RevealKey[];
}

/** Stands for what the viewer's spoiler shields withhold, with a button that reveals it. */
export function ShieldLine({ keys }: Props) {
  const { shield: say } = useShieldWords();
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 px-4 py-2 text-quiet">
      {say.hidden}
      <button
        type="button"
        className="min-h-11 cursor-pointer font-medium text-ink underline"
        onClick={() => reveal(...keys)}
      >
        {say.reveal}
      </button>
    </p>
  );
}
