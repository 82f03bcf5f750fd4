import type { Draft } from './draft.ts';
import type { Kind } from './entry.ts';

/** Seconds from a goal to the next kick-off in the middle. */
const CELEBRATION = 50;
/** Seconds from the end of a review to play going on. */
const RESTART = 20;

/** What needs a rolling ball; cards and changes may also come while it rests. */
const IN_PLAY: ReadonlySet<Kind> = new Set<Kind>([
  'shot_on_target',
  'shot_off_target',
  'shot_blocked',
  'penalty_missed',
  'corner',
  'foul',
  'offside',
]);

/** Drops what would have to happen while play stands still: after goals, and until they are reviewed. */
export function withoutBreaks(drafts: readonly Draft[]): Draft[] {
  let period = 0;
  let restart = 0;
  return drafts.filter((draft) => {
    if (draft.period !== period) restart = 0;
    period = draft.period;
    if (draft.kind === 'goal') {
      const review = draft.amendments.find(({ patch }) => patch.kind !== undefined);
      restart = draft.second + (review === undefined ? CELEBRATION : review.after + RESTART);
      return true;
    }
    return draft.second >= restart || !IN_PLAY.has(draft.kind);
  });
}
