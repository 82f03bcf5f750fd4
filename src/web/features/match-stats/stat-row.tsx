import type { Match } from '#contract/records/match.ts';
import type { Side } from '#contract/side-of.ts';
import { PairedBar } from '#web/ui/paired-bar.tsx';
import { useWords } from '#web/words/use-words.ts';
import type { Pair } from './pairs.ts';

/** Labels with more characters reserve two lines, which they may need before the font is loaded. */
const MAX_LINE_CHARS = 18;

interface Props {
  readonly match: Pick<Match, 'teams'>;
  readonly pair: Pair;
}

/** A statistic of both sides, as two bars with its name between them. */
export function StatRow({ match, pair }: Props) {
  const words = useWords<'match-stats'>();
  const name = words.stats[pair.key];
  return (
    <div
      data-long={name.length > MAX_LINE_CHARS || undefined}
      className="grid min-h-7 @min-[34rem]/stats:grid-cols-[minmax(0,1fr)_9.5rem_minmax(0,1fr)] grid-cols-[minmax(0,1fr)_8.25rem_minmax(0,1fr)] items-center data-long:min-h-9 max-[18rem]:grid-cols-2"
    >
      <dt className="col-start-2 row-start-1 hyphens-auto text-center @min-[34rem]/stats:font-stretch-100% font-stretch-86% leading-[1.125rem] [word-spacing:0.08em] max-[18rem]:col-span-full max-[18rem]:row-start-2">
        {name}
      </dt>
      <StatCell pair={pair} side="home" team={match.teams.home.name} />
      <StatCell pair={pair} side="away" team={match.teams.away.name} />
    </div>
  );
}

function StatCell({ pair, side, team }: { pair: Pair; side: Side; team: string }) {
  const words = useWords<'match-stats'>();
  const statValue = pair[side];
  return (
    <dd className="row-start-1">
      <PairedBar side={side} value={statValue}>
        <span className="sr-only">{`${team} `}</span>
        {statValue === null
          ? '–'
          : pair.isPercent
            ? words.percent(statValue.value)
            : statValue.value.toLocaleString(words.intl)}
      </PairedBar>
    </dd>
  );
}
