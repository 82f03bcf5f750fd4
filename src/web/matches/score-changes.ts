import { goalMinute, goalsOf } from '#contract/goal.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { MatchEntry, MatchStore } from './match-store.ts';

/** A recent goal or a ruled-out goal, shown in the match's row. */
export interface ScoreChange {
  readonly kind: 'goal' | 'ruled-out';
  readonly side: 'home' | 'away';
  /** Null while unknown. */
  readonly scorer: string | null;
  readonly minute: string | null;
  readonly penalty: boolean;
  readonly ownGoal: boolean;
  /** For a ruled-out goal: the former score. */
  readonly previousScore: readonly [home: number, away: number];
  /** World time of the change, epoch ms. */
  readonly at: number;
}

export type ScoreChanges = ReadonlyMap<string, ScoreChange>;

/** How long a change is shown, in ms of real time. */
export const CHANGE_DURATION_MS = 60_000;
/** Changes across a longer gap between responses are not shown; ms of real time. */
const MAX_GAP_MS = 120_000;

/**
 * Returns the score changes between two states of the store. New matches cause none; a scorer who becomes known
 * later completes the existing change.
 *
 * @param now world time, epoch ms
 * @param rate world seconds in a real second
 */
export function trackScoreChanges(
  changes: ScoreChanges,
  before: MatchStore,
  after: MatchStore,
  now: number,
  rate = 1,
): ScoreChanges {
  const next = new Map(dropExpired(changes, now, rate));
  for (const [id, entry] of after.entries) {
    const previous = before.entries.get(id);
    if (!previous || previous.record === entry.record) continue;
    const change =
      entry.asOf - previous.asOf > MAX_GAP_MS * rate ? null : scoreChangeOf(previous, entry, now);
    const current = next.get(id);
    if (change) next.set(id, change);
    else if (current?.kind === 'goal') next.set(id, withScorer(current, entry.record));
  }
  return hasSameChanges(changes, next) ? changes : next;
}

/** Returns the changes that are still shown; the same object if all are. */
export function dropExpired(changes: ScoreChanges, now: number, rate = 1): ScoreChanges {
  const next = new Map([...changes].filter(([, change]) => !isExpired(change, now, rate)));
  return next.size === changes.size ? changes : next;
}

export function isExpired(change: ScoreChange, now: number, rate: number): boolean {
  return now - change.at >= CHANGE_DURATION_MS * rate;
}

function scoreChangeOf(previous: MatchEntry, current: MatchEntry, now: number): ScoreChange | null {
  const before = scoreOf(previous.record);
  const after = scoreOf(current.record);
  for (const [at, side] of [[0, 'home'] as const, [1, 'away'] as const]) {
    const blank = {
      side,
      scorer: null,
      minute: null,
      penalty: false,
      ownGoal: false,
      previousScore: before,
      at: now,
    };
    if (after[at] < before[at]) return { ...blank, kind: 'ruled-out' };
    if (after[at] > before[at]) return withScorer({ ...blank, kind: 'goal' }, current.record);
  }
  return null;
}

function scoreOf({ scores }: MatchRow): readonly [number, number] {
  return [scores.home_score ?? 0, scores.away_score ?? 0];
}

/** Adds the scorer from the side's last goal, once the events match the score. */
function withScorer(change: ScoreChange, record: MatchRow): ScoreChange {
  const goals = goalsOf(record, change.side);
  const score = scoreOf(record)[change.side === 'home' ? 0 : 1];
  const goal = goals.at(-1);
  if (!goal || goals.length < score) return change;
  const minute = goalMinute(goal);
  const same =
    goal.player_name === change.scorer && minute === change.minute && goal.penalty === change.penalty;
  if (same && goal.own_goal === change.ownGoal) return change;
  return { ...change, scorer: goal.player_name, minute, penalty: goal.penalty, ownGoal: goal.own_goal };
}

function hasSameChanges(a: ScoreChanges, b: ScoreChanges): boolean {
  return a.size === b.size && [...b].every(([id, change]) => a.get(id) === change);
}
