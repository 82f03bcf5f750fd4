import { useWhatIfMarkWords } from '#web/words/what-if-mark.ts';

/** Says that a table is not the real one. */
export function WhatIfMark() {
  const { whatIfMark: say } = useWhatIfMarkWords();
  return (
    <>
      <span className="goal-chip uppercase">{say.title}</span>{' '}
      <span className="font-normal text-quiet text-xs">{say.notReal}</span>
    </>
  );
}
