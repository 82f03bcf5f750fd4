import { expect, test } from 'vitest';
import { OPERATIONS } from '#contract/operations.ts';
import { maxRequestsOf, STEPS, stepsOf } from './steps.ts';

test('selects a route, or one operation of it', () => {
  const routes = stepsOf('livescores').map(({ operation }) => operation.route);
  expect(new Set(routes)).toEqual(new Set(['livescores']));
  const selected = stepsOf('fixtures.info');
  expect(new Set(selected.map(({ operation }) => operation.t))).toEqual(new Set(['info']));
  expect(selected.map(({ include }) => include)).toContain('events');
});

test.each(['', 'matches', 'fixtures.', 'fixtures.nothing', 'fixtures?t=info', 'constructor'])(
  'selects nothing for %j',
  (only) => {
    expect(stepsOf(only)).toEqual([]);
  },
);

test('every operation can be selected, with fewer requests than the whole table', () => {
  for (const { route, t } of OPERATIONS) {
    const steps = stepsOf(`${route}.${t}`);
    expect(steps.length).toBeGreaterThan(0);
    expect(maxRequestsOf(steps)).toBeLessThan(maxRequestsOf(STEPS));
  }
  expect(maxRequestsOf(stepsOf('bookmakers.list'))).toBe(3);
});
