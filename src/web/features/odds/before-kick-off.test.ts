import { expect, test } from 'vitest';
import { samplePrices } from '#contract/testing/sample-odds.ts';
import { beforeKickOff } from './before-kick-off.ts';

test('keeps the quotes without a score, which are those from before kick-off', () => {
  const before = samplePrices({ home: 2, draw: 3, away: 4 });
  const inPlay = samplePrices({ home: 1.01, draw: 30, away: 1000, score: [2, 0] });
  const market = { id: '1', name: 'Market 1' };
  const history = { id: 'oak', name: 'Oak', markets: [{ ...market, odds: [before, inPlay] }] };
  expect(beforeKickOff(new Map([['oak', history]])).get('oak')?.markets).toEqual([
    { ...market, odds: [before] },
  ]);
});
