import type { Score, Side } from '#service/engine/match-frame.ts';
import type { VisibleEvent } from '#service/engine/match-state.ts';

/** Goal lines that matches are counted over and under. */
export const LINES = ['0.5', '1.5', '2.5', '3.5', '4.5', '5.5'] as const;

/** Ranges of a match in minutes; stoppage time belongs to the range that it ends. */
export const RANGES = ['0-15', '15-30', '30-45', '45-60', '60-75', '75-90', '90-120'] as const;

const RANGE_ENDS = [15, 30, 45, 60, 75, 90];

/** Totals of one team at home, or away. */
export interface SideTotals {
  matches: number;
  scored: number;
  conceded: number;
  cleanSheets: number;
  /** Number of matches with more goals (of both teams) than each line. */
  readonly over: number[];
  /** Goals by range of minutes, without awarded ones. */
  readonly scoredIn: number[];
  readonly concededIn: number[];
  assists: number;
  cameOn: number;
  penalties: number;
  yellowcards: number;
  yellowredcards: number;
  redcards: number;
}

export function noTotals(): SideTotals {
  return {
    matches: 0,
    scored: 0,
    conceded: 0,
    cleanSheets: 0,
    over: LINES.map(() => 0),
    scoredIn: RANGES.map(() => 0),
    concededIn: RANGES.map(() => 0),
    assists: 0,
    cameOn: 0,
    penalties: 0,
    yellowcards: 0,
    yellowredcards: 0,
    redcards: 0,
  };
}

/** A finished match, as it is counted. */
export interface EndedMatch {
  /** Score for tables. */
  readonly score: Score;
  /** Covered events. */
  readonly events: readonly VisibleEvent[];
  /** Whether the score was awarded: its goals have no minutes. */
  readonly isAward: boolean;
}

function addEvent(totals: SideTotals, event: VisibleEvent, isOwn: boolean): void {
  if (!isOwn) return;
  if (event.type === 'substitution') totals.cameOn += 1;
  else if (event.type === 'yellowcard') totals.yellowcards += 1;
  else if (event.type === 'yellowredcard') totals.yellowredcards += 1;
  else if (event.type === 'redcard') totals.redcards += 1;
  else if (event.type === 'goal') {
    if (event.penalty) totals.penalties += 1;
    if (!event.ownGoal && event.relatedSlot !== null) totals.assists += 1;
  }
}

/** Adds a match that a team played as `side`. */
export function addMatch(totals: SideTotals, side: Side, { score, events, isAward }: EndedMatch): void {
  const [own, other] = side === 'home' ? score : [score[1], score[0]];
  totals.matches += 1;
  totals.scored += own;
  totals.conceded += other;
  if (other === 0) totals.cleanSheets += 1;
  LINES.forEach((line, i) => {
    if (own + other > Number(line)) totals.over[i] = (totals.over[i] ?? 0) + 1;
  });
  for (const event of events) {
    addEvent(totals, event, event.side === side);
    if (event.type !== 'goal' || isAward) continue;
    const isOurs = (event.side === side) !== event.ownGoal;
    const range = RANGE_ENDS.findIndex((end) => event.minute <= end);
    const ranges = isOurs ? totals.scoredIn : totals.concededIn;
    const at = range < 0 ? RANGE_ENDS.length : range;
    ranges[at] = (ranges[at] ?? 0) + 1;
  }
}

function addAll(into: number[], counts: readonly number[]): void {
  counts.forEach((count, i) => {
    into[i] = (into[i] ?? 0) + count;
  });
}

/** Sums totals: of a team at home and away, or of several teams. */
export function sumOf(parts: readonly SideTotals[]): SideTotals {
  const sum = noTotals();
  for (const part of parts) {
    sum.matches += part.matches;
    sum.scored += part.scored;
    sum.conceded += part.conceded;
    sum.cleanSheets += part.cleanSheets;
    addAll(sum.over, part.over);
    addAll(sum.scoredIn, part.scoredIn);
    addAll(sum.concededIn, part.concededIn);
    sum.assists += part.assists;
    sum.cameOn += part.cameOn;
    sum.penalties += part.penalties;
    sum.yellowcards += part.yellowcards;
    sum.yellowredcards += part.yellowredcards;
    sum.redcards += part.redcards;
  }
  return sum;
}
