import type { MatchRow } from '#contract/records/match.ts';
import { Clocks } from '#web/wall/frame/clocks.tsx';
import { DataAge } from '#web/wall/frame/data-age.tsx';
import { leagueName } from '#web/wall/parts/league-name.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  /** Null for several. */
  readonly league: MatchRow['league'] | null;
  readonly asOf: number | null;
}

/** The competition, the time, and how old the data are. */
export function TakeoverFoot({ league, asOf }: Props) {
  const words = useWords();
  return (
    <div className="flex upright:flex-wrap items-baseline justify-between gap-x-10 whitespace-nowrap text-body text-quiet">
      <bdi className="min-w-0 upright:basis-full truncate">{league && leagueName(league, words)}</bdi>
      <div className="ms-auto flex max-w-full flex-none items-baseline gap-10">
        <Clocks zones={[]} isSmall />
        <span dir="auto" className="min-w-0 truncate">
          <DataAge asOf={asOf} />
        </span>
      </div>
    </div>
  );
}
