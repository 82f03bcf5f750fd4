import { changesOf, type SeenMatches, type Sighting } from '#news/changes-of.ts';
import type { Gap } from '#news/gap.ts';
import { type GoalChange, isGoalChange, isGoalDetails } from '#news/match-change.ts';

/** A recent goal or a ruled-out goal, shown in the match's row. `at`: world time at which it came, epoch ms. */
export type ScoreChange = Pick<
  GoalChange,
  'id' | 'kind' | 'side' | 'score' | 'minute' | 'player' | 'detail' | 'at'
>;

export type ScoreChanges = ReadonlyMap<string, ScoreChange>;

/** How long a change is shown, in ms of real time. */
export const CHANGE_DURATION_MS = 60_000;

interface Circumstances {
  /** World time, epoch ms. */
  readonly now: number;
  /** World seconds in a real second. */
  readonly rate: number;
  /** The latest gap in the answers. */
  readonly gap: Gap | null;
}

/** Returns what is marked with later answers: the newest change of each match; details complete the goal that is marked. */
export function trackScoreChanges(
  marks: ScoreChanges,
  before: Sighting,
  matches: SeenMatches,
  { now, rate, gap }: Circumstances,
): { readonly sighting: Sighting; readonly marks: ScoreChanges } {
  const { sighting, changes } = changesOf(before, matches, { rate, gap });
  const next = new Map(dropExpired(marks, now, rate));
  let isSame = next.size === marks.size;
  for (const change of changes) {
    const mark = next.get(change.matchId);
    if (isGoalChange(change)) {
      if (!change.isNews) continue;
      next.set(change.matchId, { ...change, at: now });
    } else if (isGoalDetails(change) && mark?.kind === 'goal' && mark.id === change.id)
      next.set(change.matchId, { ...change, kind: 'goal', at: mark.at });
    else continue;
    isSame = false;
  }
  return { sighting, marks: isSame ? marks : next };
}

/** Returns the changes that are still shown; the same object if all are. */
export function dropExpired(changes: ScoreChanges, now: number, rate = 1): ScoreChanges {
  const next = new Map([...changes].filter(([, change]) => !isExpired(change, now, rate)));
  return next.size === changes.size ? changes : next;
}

export function isExpired(change: ScoreChange, now: number, rate: number): boolean {
  return now - change.at >= CHANGE_DURATION_MS * rate;
}
