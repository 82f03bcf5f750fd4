import { Info } from '#web/features/match-info/info.tsx';
import type { MatchTabProps } from '#web/routes/match/match-tab-props.ts';

/** Facts about a match, and its history of reschedulings: `/match/:id/info`. */
export function MatchInfo({ related, waiting, ...props }: MatchTabProps) {
  return related === null ? waiting : <Info related={related} {...props} />;
}
