import type { Match } from '#contract/records/match.ts';
import { pairsOf } from './pairs.ts';
import { StatRow } from './stat-row.tsx';
import { type Statistic, totalsOf } from './totals.ts';

/** What says most of a match in few lines. */
const TOP_STATISTICS: readonly Statistic[] = [
  'possessionpercent',
  'xg',
  'shots_total',
  'shots_on_target',
  'corners',
];

/** Returns the top statistics that the service has of a match. */
export function topPairs(match: Match) {
  const pairs = pairsOf(totalsOf(match)).flatMap((group) => group.pairs);
  return pairs.filter(({ key }) => TOP_STATISTICS.includes(key));
}

/** The statistics that say most of a match. */
export function TopStats({ match }: { readonly match: Match }) {
  return (
    <dl className="@container/stats">
      {topPairs(match).map((pair) => (
        <StatRow key={pair.key} match={match} pair={pair} />
      ))}
    </dl>
  );
}
