import type { MatchRow } from '#contract/records/match.ts';
import { goalsOf } from '#web/format/goal.ts';
import { goalMinute } from '#web/format/goal-minute.ts';
import type { Board, Entry } from './overlay.ts';

/** A recent goal or a ruled-out goal, shown in the match's row. */
export interface Mark {
  readonly kind: 'goal' | 'ruled-out';
  readonly side: 'home' | 'away';
  /** Null while unknown. */
  readonly scorer: string | null;
  readonly minute: string | null;
  readonly penalty: boolean;
  readonly ownGoal: boolean;
  /** For a ruled-out goal: the former score. */
  readonly was: readonly [home: number, away: number];
  /** World time of the change, epoch ms. */
  readonly at: number;
}

export type Marks = ReadonlyMap<string, Mark>;

/** How long a change is shown, in ms of real time. */
export const MARK_LASTS = 60_000;
/** Changes across a longer gap between responses are not shown; ms of real time. */
const AWAY = 120_000;

/**
 * Returns the score changes between two states of the store. New matches cause none; a scorer who becomes known
 * later completes the existing change.
 *
 * @param now world time, epoch ms
 * @param rate world seconds in a real second
 */
export function markGoals(marks: Marks, before: Board, after: Board, now: number, rate = 1): Marks {
  const next = new Map(unexpired(marks, now, rate));
  for (const [id, entry] of after.entries) {
    const was = before.entries.get(id);
    if (!was || was.record === entry.record) continue;
    const mark = entry.asOf - was.asOf > AWAY * rate ? null : change(was, entry, now);
    const known = next.get(id);
    if (mark) next.set(id, mark);
    else if (known?.kind === 'goal') next.set(id, named(known, entry.record));
  }
  return sameMarks(marks, next) ? marks : next;
}

/** Returns the changes that are still shown; the same object if all are. */
export function unexpired(marks: Marks, now: number, rate = 1): Marks {
  const next = new Map([...marks].filter(([, mark]) => !isOver(mark, now, rate)));
  return next.size === marks.size ? marks : next;
}

/** Returns whether a change has been shown long enough. */
export function isOver(mark: Mark, now: number, rate: number): boolean {
  return now - mark.at >= MARK_LASTS * rate;
}

function change(was: Entry, is: Entry, now: number): Mark | null {
  const before = scoreOf(was.record);
  const after = scoreOf(is.record);
  for (const [at, side] of [[0, 'home'] as const, [1, 'away'] as const]) {
    const blank = { side, scorer: null, minute: null, penalty: false, ownGoal: false, was: before, at: now };
    if (after[at] < before[at]) return { ...blank, kind: 'ruled-out' };
    if (after[at] > before[at]) return named({ ...blank, kind: 'goal' }, is.record);
  }
  return null;
}

function scoreOf({ scores }: MatchRow): readonly [number, number] {
  return [scores.home_score ?? 0, scores.away_score ?? 0];
}

/** Adds the scorer from the side's last goal, once the events match the score. */
function named(mark: Mark, record: MatchRow): Mark {
  const goals = goalsOf(record, mark.side);
  const score = scoreOf(record)[mark.side === 'home' ? 0 : 1];
  const goal = goals.at(-1);
  if (!goal || goals.length < score) return mark;
  const minute = goalMinute(goal);
  const same = goal.player_name === mark.scorer && minute === mark.minute && goal.penalty === mark.penalty;
  if (same && goal.own_goal === mark.ownGoal) return mark;
  return { ...mark, scorer: goal.player_name, minute, penalty: goal.penalty, ownGoal: goal.own_goal };
}

function sameMarks(a: Marks, b: Marks): boolean {
  return a.size === b.size && [...b].every(([id, mark]) => a.get(id) === mark);
}
