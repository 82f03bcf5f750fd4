import {
  goalsByMatch,
  type MatchesById,
  type MatchGoals,
  type ScoredMatch,
} from '#web/format/goals-between.ts';

export function missedCounts(matches: readonly MatchGoals[]): { goalCount: number; ruledOutCount: number } {
  const all = matches.flatMap(({ goals }) => goals);
  const goalCount = all.filter(({ kind }) => kind === 'goal').length;
  return { goalCount, ruledOutCount: all.length - goalCount };
}

/**
 * Returns the matches of both states whose goals differ, followed ones first, then in the store's order.
 *
 * @param isOnPage whether a match is on the page
 */
export function missedBetween<M extends ScoredMatch>(
  before: MatchesById<M>,
  after: MatchesById<M>,
  isOnPage: (match: M) => boolean,
  isFollowed: (match: M) => boolean,
): readonly MatchGoals<M>[] {
  const rank = ({ match }: MatchGoals<M>) => (isFollowed(match) ? 0 : 1);
  return goalsByMatch(before, after, isOnPage).toSorted((a, b) => rank(a) - rank(b));
}
