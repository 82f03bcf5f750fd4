import type { CupRound } from '#contract/records/cup-round.ts';

export type Tie = CupRound['ties'][number];

const has = (tie: Tie, team: string) => tie.home.id === team || tie.away.id === team;

/**
 * Returns the rounds with their ties in tree order: ties whose winners meet in the next round are neighbours. Ties
 * without a next one follow in their own order.
 */
export function asTree(rounds: readonly CupRound[]): readonly CupRound[] {
  const tree: CupRound[] = [];
  for (const round of rounds.toReversed()) {
    const order = (tree.at(-1)?.ties ?? []).flatMap(({ home, away }) => [home.id, away.id]);
    const placeOf = (tie: Tie) => {
      const place = order.findIndex((team) => has(tie, team));
      return place === -1 ? order.length : place;
    };
    tree.push({ ...round, ties: [...round.ties].sort((a, b) => placeOf(a) - placeOf(b)) });
  }
  return tree.reverse();
}

/** A round with more ties is shown as a list. */
const MOST = 16;

/** Returns the rounds of the tree, and the earlier ones, newest first. */
export function treeAndBefore(rounds: readonly CupRound[]) {
  const last = rounds.findLastIndex(({ ties }) => ties.length > MOST);
  return { tree: asTree(rounds.slice(last + 1)), before: rounds.slice(0, last + 1).reverse() };
}
