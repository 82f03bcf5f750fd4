import type { Words } from '#web/words/en.ts';
import { useWords } from '#web/words/use-words.ts';

/** Stands where something would be that cannot be had, and says why. */
export function Missing({ trouble }: { readonly trouble: keyof Words['trouble'] }) {
  return (
    <p role="alert" className="px-4 py-16 text-center text-base text-quiet">
      {useWords().trouble[trouble]}
    </p>
  );
}
