import { Info } from '#web/features/match/info.tsx';
import type { TabProps } from './match-tabs.ts';

/** The circumstances of a match, and its story: `/match/:id/info`. */
export function MatchInfo(props: TabProps) {
  return <Info {...props} />;
}
