import type { Draft } from './draft.ts';
import type { EventKind } from './log-entry.ts';

/** Seconds from a goal to the restart of play. */
const CELEBRATION = 50;
/** Seconds from the end of a review to the restart of play. */
const RESTART = 20;

/** Events that need running play; cards and substitutions may also happen during a stoppage. */
const IN_PLAY: ReadonlySet<EventKind> = new Set<EventKind>([
  'shot_on_target',
  'shot_off_target',
  'shot_blocked',
  'penalty_missed',
  'corner',
  'foul',
  'offside',
]);

/** Drops events that would happen while play is stopped: after goals, and during their review. */
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
