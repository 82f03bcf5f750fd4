import type { Disruption } from '#service/engine/disruption.ts';
import { compareMoments, playMomentOf } from '#service/engine/play-moment.ts';
import type { Draft } from './draft.ts';

/** No event whose review could still be open when a match is abandoned is kept. */
const REVIEW_SECONDS = 300;

/** Returns the drafts that happened before the match was abandoned. */
export function beforeTheEnd(drafts: readonly Draft[], end: Disruption): readonly Draft[] {
  if (end.kind !== 'abandoned') return drafts;
  const last = playMomentOf(end.minute);
  return drafts.filter((draft) => {
    const seconds = draft.amendments.some(({ patch }) => patch.kind !== undefined) ? REVIEW_SECONDS : 0;
    return compareMoments({ period: draft.period, second: draft.second + seconds }, last) < 0;
  });
}
