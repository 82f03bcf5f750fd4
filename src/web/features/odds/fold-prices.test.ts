import { expect, test } from 'vitest';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { sampleMarket, samplePrices } from '#contract/testing/sample-odds.ts';
import { type FoldedPrices, foldPrices } from './fold-prices.ts';

const NO_PRICES: ReadonlyMap<string, FoldedPrices> = new Map();
const market = (home: number, score: readonly [number, number] | null = null) => [
  sampleMarket(1, { Oak: [samplePrices({ home, draw: 3, away: 4, at: KICK_OFF + 60, score })] }),
];
const before = market(2);
const inPlay = market(1.8, [0, 0]);
const live = sampleMatch(1);

const bestOf = (previous: ReadonlyMap<string, FoldedPrices>) => {
  const { stage, prices } = previous.get('1') ?? {};
  return [stage, prices?.results[0]?.price];
};

test('prefers in-play prices, and falls back to the closing prices', () => {
  const scheduled = sampleMatch(1, { phase: 'scheduled', status: 0, score: null });
  const first = foldPrices(NO_PRICES, [scheduled], () => ({ before, inPlay: undefined }));
  expect(bestOf(first)).toEqual(['before', 2]);
  const closing = foldPrices(first, [live], () => ({ before, inPlay: [] }));
  expect(bestOf(closing)).toEqual(['last', 2]);
  const playing = foldPrices(closing, [live], () => ({ before, inPlay }));
  expect(bestOf(playing)).toEqual(['inPlay', 1.8]);
  // The step from 2.00 before kick-off to 1.80 in play is no move.
  expect(playing.get('1')?.prices?.results[0]?.moved).toBeNull();
});

test('shows no earlier prices of a live match while in-play prices are loading', () => {
  const coming = foldPrices(NO_PRICES, [live], () => ({ before, inPlay: undefined, isComing: true }));
  expect(coming.has('1')).toBe(false);
  const none = foldPrices(coming, [live], () => ({ before, inPlay: undefined, isComing: false }));
  expect(bestOf(none)).toEqual(['last', 2]);
});

test('marks prices from before a goal as outdated without new quotes', () => {
  const previous = foldPrices(NO_PRICES, [live], () => ({ before, inPlay }));
  const scored = sampleMatch(1, { score: [1, 0] });
  const now = foldPrices(previous, [scored], () => ({ before, inPlay }));
  expect(now.get('1')?.prices?.results[0]?.state).toBe('outdated');
});

test('keeps the same object while nothing changes, and has no entry without a response', () => {
  const previous = foldPrices(NO_PRICES, [live], () => ({ before, inPlay }));
  const minute = sampleMatch(1, { minute: [24] });
  const again = foldPrices(previous, [minute, sampleMatch(2)], (id) =>
    id === '1' ? { before, inPlay } : { before: undefined, inPlay: undefined },
  );
  expect(again.get('1')).toBe(previous.get('1'));
  expect(again.has('2')).toBe(false);
});
