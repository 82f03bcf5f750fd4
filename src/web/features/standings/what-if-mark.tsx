import { useWhatIfMarkWords } from '#web/words/what-if-mark.ts';

/** Says that a table is not the real one. */
export function WhatIfMark() {
  const { whatIfMark: t } = useWhatIfMarkWords();
  return (
    <>
      <span className="goal-chip uppercase">{t.title}</span>{' '}
      <span className="font-normal text-quiet text-xs">{t.notReal}</span>
    </>
  );
}
