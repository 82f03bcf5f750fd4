import type { CupRound } from '#contract/records/cup-round.ts';

export type Tie = CupRound['ties'][number];

const has = (tie: Tie, team: string) => tie.home.id === team || tie.away.id === team;

/**
 * The rounds of a knock-out with their ties in the order of the tree: next to each other those whose winners meet in
 * the next round. Ties that lead nowhere known keep their order behind the others.
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

/** More ties than that are a list, not a part of the tree. */
const MOST = 16;

/** The rounds that stand as a tree, from the first one that fits, and those before, newest first. */
export function treeAndBefore(rounds: readonly CupRound[]) {
  const last = rounds.findLastIndex(({ ties }) => ties.length > MOST);
  return { tree: asTree(rounds.slice(last + 1)), before: rounds.slice(0, last + 1).reverse() };
}
