import type { MatchRow } from '#contract/records/match.ts';
import { roundName } from '#news/words/round-name.ts';
import { useWords } from '#web/words/use-words.ts';
import { leagueName } from './league-name.ts';
import { WallFlag } from './wall-flag.tsx';

interface Props {
  readonly league: MatchRow['league'];
  /** As in records, if all rows share it. */
  readonly round: string | null;
}

/** The competition above its rows, with its country. The round gives way to it. */
export function LeagueHead({ league, round }: Props) {
  const words = useWords();
  return (
    <h2 className="flex h-16.5 stacked:h-17.5 items-center gap-5 whitespace-nowrap text-body">
      <WallFlag src={league.country_flag} />
      <bdi className="min-w-0 truncate font-semibold">{leagueName(league, words)}</bdi>
      {round && (
        <span className="whole-or-hidden h-11.5 shrink-1000000 text-quiet">
          <span>{roundName(round, words)}</span>
        </span>
      )}
    </h2>
  );
}
