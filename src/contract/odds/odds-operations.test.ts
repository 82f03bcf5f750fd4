import { expect, test } from 'vitest';
import { OPERATIONS, operationName } from '#contract/operations.ts';
import { isOddsDataset, isOddsOperation } from './odds-operations.ts';

test('finds the operations about prices and bookmakers', () => {
  expect(OPERATIONS.filter(isOddsOperation).map(operationName)).toEqual([
    'fixtures.match_odds',
    'fixtures.match_oddsinplay',
    'fixtures.match_odds_info',
    'bookmakers.list',
    'bookmakers.info',
    'markets.list',
    'markets.info',
  ]);
});

test('finds the datasets that hold prices', () => {
  const names = new Set(OPERATIONS.flatMap(({ includes }) => includes.map(({ name }) => name)));
  expect([...names].filter(isOddsDataset).sort()).toEqual(['odds_inplay', 'odds_prematch']);
});
