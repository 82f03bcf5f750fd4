import { Stats } from '#web/features/match-stats/stats.tsx';
import type { MatchTabProps } from '#web/routes/match/match-tab-props.ts';

/** Statistics of a match: `/match/:id/stats`. */
export function MatchStats({ match }: MatchTabProps) {
  return <Stats match={match} />;
}
