import { useWhatIfWords } from '#web/words/what-if.ts';

/** Says that a table is not the real one. */
export function IfMark() {
  const { whatIf: say } = useWhatIfWords();
  return (
    <>
      <span className="goal-chip uppercase">{say.title}</span>{' '}
      <span className="font-normal text-quiet text-xs">{say.notReal}</span>
    </>
  );
}
