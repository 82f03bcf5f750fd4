import { Stats } from '#web/features/match/stats.tsx';
import type { TabProps } from './match-tabs.ts';

/** What was counted in a match: `/match/:id/stats`. */
export function MatchStats({ match }: TabProps) {
  return <Stats match={match} />;
}
