import { expect, test } from 'vitest';
import { KICK_OFF, sampleMatch } from '#web/testing/sample.ts';
import { sampleMarket, samplePrices } from '#web/testing/sample-odds.ts';
import { foldPrices, type Priced } from './fold-prices.ts';

const NOTHING: ReadonlyMap<string, Priced> = new Map();
const market = (home: number, score: readonly [number, number] | null = null) => [
  sampleMarket(1, { Oak: [samplePrices({ home, draw: 3, away: 4, at: KICK_OFF + 60, score })] }),
];
const before = market(2);
const inPlay = market(1.8, [0, 0]);
const live = sampleMatch(1);

const bestOf = (known: ReadonlyMap<string, Priced>) => {
  const { stage, prices } = known.get('1') ?? {};
  return [stage, prices?.results[0]?.price];
};

test('prices in play come before those from before kick-off, which are the last ones where nobody tells any', () => {
  const scheduled = sampleMatch(1, { phase: 'scheduled', status: 0, score: null });
  const first = foldPrices(NOTHING, [scheduled], () => ({ before, inPlay: undefined }));
  expect(bestOf(first)).toEqual(['before', 2]);
  const begun = foldPrices(first, [live], () => ({ before, inPlay: [] }));
  expect(bestOf(begun)).toEqual(['last', 2]);
  const runs = foldPrices(begun, [live], () => ({ before, inPlay }));
  expect(bestOf(runs)).toEqual(['inPlay', 1.8]);
  // From 2.00 before kick-off to 1.80 in play nothing has moved.
  expect(runs.get('1')?.prices?.results[0]?.moved).toBeNull();
});

test('a match in play shows no price from before while those in play are on their way', () => {
  const coming = foldPrices(NOTHING, [live], () => ({ before, inPlay: undefined, isComing: true }));
  expect(coming.has('1')).toBe(false);
  const none = foldPrices(coming, [live], () => ({ before, inPlay: undefined, isComing: false }));
  expect(bestOf(none)).toEqual(['last', 2]);
});

test('a goal makes prices of the score before it say nothing, though nobody has told new ones', () => {
  const known = foldPrices(NOTHING, [live], () => ({ before, inPlay }));
  const scored = sampleMatch(1, { score: [1, 0] });
  const now = foldPrices(known, [scored], () => ({ before, inPlay }));
  expect(now.get('1')?.prices?.results[0]?.state).toBe('outdated');
});

test('what says the same stays the same object, and what nobody has told is not known', () => {
  const known = foldPrices(NOTHING, [live], () => ({ before, inPlay }));
  const minute = sampleMatch(1, { minute: [24] });
  const again = foldPrices(known, [minute, sampleMatch(2)], (id) =>
    id === '1' ? { before, inPlay } : { before: undefined, inPlay: undefined },
  );
  expect(again.get('1')).toBe(known.get('1'));
  expect(again.has('2')).toBe(false);
});
