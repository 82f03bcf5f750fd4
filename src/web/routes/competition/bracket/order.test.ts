import { expect, test } from 'vitest';
import type { CupRoundRecord } from '#contract/records/cup-round.ts';
import { asTree, splitTree } from './order.ts';

const round = (name: string, ...ties: (readonly [string, string])[]) =>
  ({
    round_id: name,
    round_name: name,
    ties: ties.map(([home, away]) => ({ id: home + away, home: { id: home }, away: { id: away } })),
  }) as unknown as CupRoundRecord;
const ids = (rounds: readonly CupRoundRecord[]) => rounds.map(({ ties }) => ties.map(({ id }) => id).join());

test('places ties next to each other when their winners meet', () => {
  const rounds = [
    round('Quarter-finals', ['a', 'b'], ['c', 'd'], ['e', 'f'], ['g', 'h']),
    round('Semi-finals', ['b', 'h'], ['e', 'c']),
    round('Final', ['c', 'b']),
  ];
  expect(ids(asTree(rounds))).toEqual(['ef,cd,ab,gh', 'ec,bh', 'cb']);
});

test('keeps the order of ties whose winners have no opponent yet', () => {
  const rounds = [
    round('Quarter-finals', ['a', 'b'], ['c', 'd'], ['e', 'f']),
    round('Semi-finals', ['e', 'b']),
  ];
  expect(ids(asTree(rounds))[0]).toBe('ef,ab,cd');
  expect(ids(asTree([round('Semi-finals', ['a', 'b'], ['c', 'd']), round('Final')]))[0]).toBe('ab,cd');
});

test('leaves rounds with many ties, and those before them, out of the tree', () => {
  const many = Array.from({ length: 17 }, (_, at) => [`h${at}`, `a${at}`] as const);
  const { tree, earlierRounds } = splitTree([
    round('First'),
    round('Second', ...many),
    round('Third', ['a', 'b']),
  ]);
  expect([tree, earlierRounds].map((rounds) => rounds.map(({ round_name }) => round_name))).toEqual([
    ['Third'],
    ['Second', 'First'],
  ]);
});

test('keeps the match for third place out of the tree', () => {
  const semiFinals = round('Semi-finals', ['a', 'b'], ['c', 'd']);
  const { tree, thirdPlace } = splitTree([
    semiFinals,
    round('Third-place play-off', ['a', 'd']),
    round('Final', ['c', 'b']),
  ]);
  expect(ids(tree)).toEqual(['cd,ab', 'cb']);
  expect(thirdPlace?.ties.map(({ id }) => id)).toEqual(['ad']);
});
