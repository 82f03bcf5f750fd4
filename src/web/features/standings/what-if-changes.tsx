import { useWords } from '#web/words/use-words.ts';
import { changeText } from './change-text.ts';
import type { ChangedOrder } from './what-if.ts';

/** The changes of a table and their reasons, below it. */
export function WhatIfChanges({ changes }: { readonly changes: readonly ChangedOrder[] }) {
  const words = useWords<'standings' | 'what-if'>();
  const { whatIf: t } = words;
  if (changes.length === 0) return <p className="px-3 py-1 text-quiet text-xs">{t.unchanged}</p>;
  return (
    <ul aria-label={t.changes} className="px-3 py-1 text-xs">
      {changes.map((change) => (
        <li key={change.upper} className="py-0.5">
          {changeText(change, words)}
        </li>
      ))}
    </ul>
  );
}
