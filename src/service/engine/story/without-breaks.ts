import type { Draft } from './draft.ts';
import type { EventKind } from './log-entry.ts';
import { isRetake, RETAKE_SECONDS } from './retakes.ts';

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
  'var',
]);

/** Returns the seconds for which play is stopped by an event. */
function breakAfter(draft: Draft): number {
  if (draft.kind === 'var') return isRetake(draft) ? RETAKE_SECONDS : RESTART;
  const review = draft.amendments.find(({ patch }) => patch.kind !== undefined);
  return review === undefined ? CELEBRATION : review.after + RESTART;
}

/** Drops events that would happen while play is stopped: after goals, during their review, and before a retake. */
export function withoutBreaks(drafts: readonly Draft[]): Draft[] {
  let period = 0;
  let restart = 0;
  return drafts.filter((draft) => {
    if (draft.period !== period) restart = 0;
    period = draft.period;
    const isKept = draft.kind === 'goal' || draft.second >= restart || !IN_PLAY.has(draft.kind);
    if (isKept && (draft.kind === 'goal' || draft.kind === 'var')) restart = draft.second + breakAfter(draft);
    return isKept;
  });
}
