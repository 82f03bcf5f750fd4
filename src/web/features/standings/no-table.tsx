import { useStandingsWords } from '#web/words/standings.ts';

/** The empty state of a competition's tables. */
export function NoTable() {
  const { standings: say } = useStandingsWords();
  return <p className="px-4 py-16 text-center text-base text-quiet">{say.noTable}</p>;
}
