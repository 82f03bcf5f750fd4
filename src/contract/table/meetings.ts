import type { Score } from '#contract/parse/score.ts';
import { pointsOf } from './points.ts';

/** A team's record against some other teams. */
export interface Meetings {
  readonly points: number;
  readonly wins: number;
  readonly difference: number;
  readonly scored: number;
  /** Goals scored away. */
  readonly away: number;
}

/** A match between two teams. */
export interface Meeting<Id> {
  readonly home: Id;
  readonly away: Id;
  /** Null before kick-off. */
  readonly score: Readonly<Score> | null;
}

/** Returns a team's record in its matches against some others; `among` may include itself. */
export function meetingsOf<Id>(matches: Iterable<Meeting<Id>>, team: Id, among: ReadonlySet<Id>): Meetings {
  const sum = { points: 0, wins: 0, difference: 0, scored: 0, away: 0 };
  for (const { home, away, score } of matches) {
    const isHome = home === team;
    if (!score || !among.has(isHome ? away : home) || (!isHome && away !== team)) continue;
    const [own, other] = isHome ? score : [score[1], score[0]];
    sum.points += pointsOf(own, other);
    sum.wins += own > other ? 1 : 0;
    sum.difference += own - other;
    sum.scored += own;
    sum.away += isHome ? 0 : own;
  }
  return sum;
}
