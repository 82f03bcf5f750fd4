import { Notice } from '#web/ui/notice.tsx';
import type { Words } from '#web/words/en.ts';
import { useWords } from '#web/words/use-words.ts';

/** Stands where something would be that cannot be had, and says why. */
export function Missing({ trouble }: { readonly trouble: keyof Words['trouble'] }) {
  const words = useWords();
  return (
    <div role="alert" className="rounded-lg border border-line bg-surface">
      <Notice text={words.trouble[trouble]} />
    </div>
  );
}
