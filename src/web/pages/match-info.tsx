import { Info } from '#web/features/match/info.tsx';
import type { TabProps } from './match-tabs.ts';

/** The circumstances of a match, and its story: `/match/:id/info`. */
export function MatchInfo({ related, waiting, ...props }: TabProps) {
  return related === null ? waiting : <Info related={related} {...props} />;
}
