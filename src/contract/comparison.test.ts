import { expect, test } from 'vitest';
import { comparisonAt } from './comparison.ts';

test.each([
  ['?teams=01,2', ['1', '2'], null],
  ['?teams=1,001', ['1', null], 'same'],
  ['?teams=x', [null, null], 'invalid'],
  ['?teams=0,2', [null, '2'], 'invalid'],
  ['?players=1,2;3', ['1', null], 'invalid'],
  ['?teams=1,2,', ['1', '2'], 'invalid'],
  ['?teams=1,2,3', ['1', '2'], 'many'],
  ['?teams=1&teams=2&teams=3', ['1', '2'], 'many'],
  ['?teams=1,2&players=3,4', [null, null], 'both'],
])('%s has a problem', (search, ids, problem) => {
  expect(comparisonAt(new URLSearchParams(search))).toMatchObject({ ids, problem });
});

test.each(['?players=1&players=2&lang=de', '?players=1%2C2'])('%s names two players', (search) => {
  const comparison = { kind: 'player', ids: ['1', '2'], problem: null };
  expect(comparisonAt(new URLSearchParams(search))).toEqual(comparison);
});
