import { changesOf, firstSighting } from '#news/changes-of.ts';
import { type GoalChange, isGoalChange } from '#news/match-change.ts';
import type { NewsMatch } from '#news/match-memory.ts';

/** A match with goals, or with goals that were ruled out. */
export interface MissedGoals<M extends NewsMatch = NewsMatch> {
  readonly match: M;
  readonly goals: readonly GoalChange[];
}

export function missedCounts(matches: readonly MissedGoals[]): { goalCount: number; ruledOutCount: number } {
  const all = matches.flatMap(({ goals }) => goals);
  const goalCount = all.filter(({ kind }) => kind === 'goal').length;
  return { goalCount, ruledOutCount: all.length - goalCount };
}

type MatchesById<M extends NewsMatch> = ReadonlyMap<string, { readonly record: M; readonly asOf: number }>;

/**
 * Returns the matches of both states whose goals differ, followed ones first, then in the store's order.
 *
 * @param isOnPage whether a match is on the page
 */
export function missedBetween<M extends NewsMatch>(
  before: MatchesById<M>,
  after: MatchesById<M>,
  isOnPage: (match: M) => boolean,
  isFollowed: (match: M) => boolean,
): readonly MissedGoals<M>[] {
  const { changes } = changesOf(firstSighting(before), after, { rate: 1, gap: null });
  const goals = changes.filter(isGoalChange);
  const byMatch = Map.groupBy(goals, ({ matchId }) => matchId);
  const rank = ({ match }: MissedGoals<M>) => (isFollowed(match) ? 0 : 1);
  return [...after.values()]
    .flatMap(({ record: match }) => {
      const ofMatch = byMatch.get(match.id);
      return ofMatch && isOnPage(match) ? [{ match, goals: ofMatch }] : [];
    })
    .toSorted((a, b) => rank(a) - rank(b));
}
