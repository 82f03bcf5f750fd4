import { type Goal, goalsBetween, type Scored } from '#web/format/goals-between.ts';

/** A match whose goals changed while the viewer was away. */
export interface MissedMatch<M extends Scored = Scored> {
  readonly match: M;
  readonly goals: readonly Goal[];
}

type Known<M> = ReadonlyMap<string, { readonly record: M }>;

/** Counts goals and ruled-out goals. */
export function missedCounts(matches: readonly MissedMatch[]): { came: number; went: number } {
  const all = matches.flatMap(({ goals }) => goals);
  const came = all.filter(({ kind }) => kind === 'goal').length;
  return { came, went: all.length - came };
}

/**
 * Returns the matches of both states whose goals differ, followed ones first, then in the store's order.
 *
 * @param isOnPage whether a match is on the page
 */
export function missedBetween<M extends Scored>(
  before: Known<M>,
  after: Known<M>,
  belongs: (match: M) => boolean,
  isFollowed: (match: M) => boolean,
): readonly MissedMatch<M>[] {
  const missed: MissedMatch<M>[] = [];
  for (const [id, { record: match }] of after) {
    const was = before.get(id)?.record;
    if (!was || was === match || !belongs(match)) continue;
    const goals = goalsBetween(was, match);
    if (goals.length > 0) missed.push({ match, goals });
  }
  const rank = ({ match }: MissedMatch<M>) => (isFollowed(match) ? 0 : 1);
  return missed.sort((a, b) => rank(a) - rank(b));
}
