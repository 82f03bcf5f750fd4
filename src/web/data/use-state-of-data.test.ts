import { expect, test } from 'vitest';
import { UNKNOWN } from './freshness.ts';
import { type PolledAnswer, stateOf } from './use-state-of-data.ts';

const NOW = 10_000_000;
const answer = (fields: Partial<PolledAnswer>): PolledAnswer => ({
  ...UNKNOWN,
  asOf: NOW,
  minMs: 0,
  ...fields,
});
const OLD = { asOf: NOW - 60_000 };

test('fresh numbers have no trouble, even while a request fails', () => {
  expect(stateOf([answer({})], NOW, 1)).toEqual({ isOld: false, asOf: null, trouble: null });
  expect(stateOf([answer({ failedAt: 1, failure: 'timeout' })], NOW, 1)).toMatchObject({
    isOld: false,
    trouble: null,
  });
});

test('the oldest of several answers counts', () => {
  expect(stateOf([answer({}), answer(OLD), answer({ asOf: NOW - 20_000 })], NOW, 1)).toMatchObject({
    isOld: true,
    asOf: NOW - 60_000,
  });
});

test.each([
  [{ failedAt: 1, failure: 'offline' }, 'offline'],
  [{ failedAt: 1, failure: 'rate_limited', detail: 'timeout' }, 'rate_limited'],
  [{ detail: 'timeout' }, 'cache-timeout'],
  [{ detail: 'limit' }, 'cache-limit'],
  [{}, null],
] as const)('old numbers say why: %o', (fields, trouble) => {
  expect(stateOf([answer({ ...OLD, ...fields })], NOW, 1).trouble).toBe(trouble);
});

test('what is polled less often becomes old later, and what is not polled never does', () => {
  expect(stateOf([answer({ ...OLD, minMs: 30_000 })], NOW, 1).isOld).toBe(false);
  expect(stateOf([answer({ ...OLD, minMs: null })], NOW, 1)).toEqual({
    isOld: false,
    asOf: null,
    trouble: null,
  });
});

test('numbers that are updated less often have a reason and an age, but are not outdated', () => {
  const stretched = answer({ asOf: NOW - 240_000, period: 600_000, detail: 'allowance-hour' });
  expect(stateOf([answer({}), stretched], NOW, 1)).toEqual({
    isOld: false,
    asOf: NOW - 240_000,
    trouble: 'cache-allowance-hour',
  });
  expect(stateOf([{ ...stretched, asOf: NOW - 1_300_000 }], NOW, 1).isOld).toBe(true);
});

test('without any data the reason is reported at once', () => {
  const failed = { ...UNKNOWN, minMs: 0, failedAt: 1, failure: 'unreachable' };
  expect(stateOf([failed], null, 1)).toEqual({ isOld: false, asOf: null, trouble: 'unreachable' });
});

test('what is missing says why before what is old', () => {
  const failed = answer({ asOf: null, failedAt: 1, failure: 'unreachable' });
  const old = answer({ ...OLD, failedAt: 1, failure: 'timeout' });
  expect(stateOf([old, failed], NOW, 1).trouble).toBe('unreachable');
});
