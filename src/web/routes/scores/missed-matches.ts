import { type Goal, goalsBetween, type ScoredMatch } from '#web/format/goals-between.ts';

/** A match whose goals changed while the viewer was away. */
export interface MissedMatch<M extends ScoredMatch = ScoredMatch> {
  readonly match: M;
  readonly goals: readonly Goal[];
}

type MatchRecords<M> = ReadonlyMap<string, { readonly record: M }>;

export function missedCounts(matches: readonly MissedMatch[]): { goalCount: number; ruledOutCount: number } {
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
  before: MatchRecords<M>,
  after: MatchRecords<M>,
  isOnPage: (match: M) => boolean,
  isFollowed: (match: M) => boolean,
): readonly MissedMatch<M>[] {
  const missedMatches: MissedMatch<M>[] = [];
  for (const [id, { record: match }] of after) {
    const previous = before.get(id)?.record;
    if (!previous || previous === match || !isOnPage(match)) continue;
    const goals = goalsBetween(previous, match);
    if (goals.length > 0) missedMatches.push({ match, goals });
  }
  const rank = ({ match }: MissedMatch<M>) => (isFollowed(match) ? 0 : 1);
  return missedMatches.sort((a, b) => rank(a) - rank(b));
}
