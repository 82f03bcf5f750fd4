import type { MatchRow } from '#contract/records/match.ts';
import type { Side } from '#contract/side-of.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import type { GoalNews, QueuedGoal } from './queue.ts';

/** The matches of a wall at an instant. */
export interface Moment {
  readonly rows: readonly MatchListRow[];
  /** As-of instant of the newest list, epoch ms. */
  readonly asOf: number;
  /** Whether every list has come once: before that, differences are no news. */
  readonly isComplete: boolean;
}

/** What happened across a longer gap between answers is no news; ms of real time. */
const MAX_GAP_MS = 120_000;

/** Returns the goals of a side from one number to another. */
const goalsFrom = (side: Side, from: number, to: number): readonly QueuedGoal[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => ({ side, number: from + at + 1 }));

function newsOf(before: MatchRow, after: MatchRow, follow: readonly string[]): GoalNews | null {
  const isPlayed = before.phase === 'live' || after.phase === 'live';
  if (!isPlayed || before.scores === after.scores) return null;
  const { teams } = after;
  const goalsOf = (side: Side) => [before.scores[`${side}_score`] ?? 0, after.scores[`${side}_score`] ?? 0];
  const [homeBefore = 0, home = 0] = goalsOf('home');
  const [awayBefore = 0, away = 0] = goalsOf('away');
  const goals = [...goalsFrom('home', homeBefore, home), ...goalsFrom('away', awayBefore, away)];
  const ruledOut = [...goalsFrom('home', home, homeBefore), ...goalsFrom('away', away, awayBefore)];
  if (goals.length + ruledOut.length === 0) return null;
  const isFollowed = follow.includes(teams.home.id) || follow.includes(teams.away.id);
  return { matchId: after.id, isFollowed, goals, ruledOut };
}

/**
 * Returns the goals between two moments of a wall: none at first, none across a gap, and none of matches that were not
 * there before.
 *
 * @param rate world seconds per real second
 */
export function goalNews(
  before: Moment,
  after: Moment,
  follow: readonly string[],
  rate: number,
): readonly GoalNews[] {
  if (!before.isComplete || after.asOf - before.asOf > MAX_GAP_MS * rate) return [];
  const records = new Map(before.rows.map(({ record }) => [record.id, record]));
  return after.rows.flatMap(({ record }) => {
    const previous = records.get(record.id);
    const news = previous && previous !== record ? newsOf(previous, record, follow) : null;
    return news ? [news] : [];
  });
}
