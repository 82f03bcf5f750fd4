import { expect, test } from 'vitest';
import { OPERATIONS } from '#contract/operations.ts';
import { CRAWL_STEPS, crawlStepsOf, maxRequestsOf } from './crawl-steps.ts';

test('selects a route, or one operation of it', () => {
  const routes = crawlStepsOf('livescores').map(({ operation }) => operation.route);
  expect(new Set(routes)).toEqual(new Set(['livescores']));
  const selected = crawlStepsOf('fixtures.info');
  expect(new Set(selected.map(({ operation }) => operation.t))).toEqual(new Set(['info']));
  expect(selected.map(({ include }) => include)).toContain('events');
});

test.each(['', 'matches', 'fixtures.', 'fixtures.nothing', 'fixtures?t=info', 'constructor'])(
  'selects nothing for %j',
  (only) => {
    expect(crawlStepsOf(only)).toEqual([]);
  },
);

test('every operation can be selected, with fewer requests than the whole table', () => {
  for (const { route, t } of OPERATIONS) {
    const steps = crawlStepsOf(`${route}.${t}`);
    expect(steps.length).toBeGreaterThan(0);
    expect(maxRequestsOf(steps)).toBeLessThan(maxRequestsOf(CRAWL_STEPS));
  }
  expect(maxRequestsOf(crawlStepsOf('bookmakers.list'))).toBe(3);
});
