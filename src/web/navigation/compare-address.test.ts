import { expect, test } from 'vitest';
import { comparisonAt } from '#contract/comparison.ts';
import { compareAddress } from './compare-address.ts';

const queryOf = (address: string) => new URLSearchParams(address.slice('/compare'.length));

test.each([
  ['/compare?teams=1,2', 'team', ['1', '2']],
  ['/compare?players=7', 'player', ['7', null]],
  ['/compare?teams=,2', 'team', [null, '2']],
  ['/compare', 'team', [null, null]],
  ['/compare?players=', 'player', [null, null]],
] as const)('%s is written and read', (address, kind, ids) => {
  expect(compareAddress(kind, ids)).toBe(address);
  expect(comparisonAt(queryOf(address))).toEqual({ kind, ids, problem: null });
});
