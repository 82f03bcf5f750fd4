import type { CupRoundRecord } from '#contract/records/cup-round.ts';
import { isForThirdPlace } from '#web/matches/is-for-third-place.ts';

export type Tie = CupRoundRecord['ties'][number];

const hasTeam = (tie: Tie, team: string) => tie.home.id === team || tie.away.id === team;

/**
 * Returns the rounds with their ties in tree order: ties whose winners meet in the next round are neighbours. Ties
 * without a next one follow in their own order.
 */
export function asTree(rounds: readonly CupRoundRecord[]): readonly CupRoundRecord[] {
  const tree: CupRoundRecord[] = [];
  for (const round of rounds.toReversed()) {
    const order = (tree.at(-1)?.ties ?? []).flatMap(({ home, away }) => [home.id, away.id]);
    const orderOf = (tie: Tie) => {
      const place = order.findIndex((team) => hasTeam(tie, team));
      return place === -1 ? order.length : place;
    };
    tree.push({ ...round, ties: [...round.ties].sort((a, b) => orderOf(a) - orderOf(b)) });
  }
  return tree.reverse();
}

/** A round with more ties is shown as a list. */
const MAX_TREE_TIES = 16;

/** Returns the rounds of the tree, the earlier ones, newest first, and the match for third place, if there is one. */
export function splitTree(rounds: readonly CupRoundRecord[]) {
  const thirdPlace = rounds.find(({ round_name }) => isForThirdPlace(round_name));
  const toFinal = rounds.filter((round) => round !== thirdPlace);
  const last = toFinal.findLastIndex(({ ties }) => ties.length > MAX_TREE_TIES);
  return {
    tree: asTree(toFinal.slice(last + 1)),
    earlierRounds: toFinal.slice(0, last + 1).reverse(),
    thirdPlace,
  };
}
