import { expect, test } from 'vitest';
import { sharedWorld } from '#service/testing/start-app.ts';
import { worldFigures } from './world-figures.ts';

/*
 * Figures of the invented world lie where real football has them. `npm run world` prints them from a larger sample,
 * beside the real ones.
 */
const figures = worldFigures({
  worlds: [1, 2, 3].map((seed) => sharedWorld(seed)),
  years: [2025],
  seasonCount: 11,
  matchesOfSeed: 8_000,
  pricedMatchesOfSeed: 200,
});

test.each(figures.map((figure) => [figure.name, figure] as const))('%s', (_, { range, value }) => {
  expect(value).toBeGreaterThanOrEqual(range[0]);
  expect(value).toBeLessThanOrEqual(range[1]);
});
