import { useWords } from '#web/words/use-words.ts';

/** Says that a table is not the real one. */
export function WhatIfMark() {
  const { whatIfMark: t } = useWords<'what-if-mark'>();
  return (
    <>
      <span className="goal-chip uppercase">{t.title}</span>{' '}
      <span className="font-normal text-quiet text-xs">{t.notReal}</span>
    </>
  );
}
