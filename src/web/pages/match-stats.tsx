import { Stats } from '#web/features/match/stats.tsx';
import type { MatchTabProps } from './match-tab-props.ts';

/** Statistics of a match: `/match/:id/stats`. */
export function MatchStats({ match }: MatchTabProps) {
  return <Stats match={match} />;
}
