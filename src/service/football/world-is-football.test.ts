import { expect, test } from 'vitest';
import { leagueSeasons } from './league-seasons.ts';
import { peopleFigures } from './people-figures.ts';
import { starFigures } from './star-figures.ts';

/*
 * Figures of the invented world lie where real football has them. `npm run world` prints them from a larger sample,
 * beside the real ones.
 */
const SEEDS = [1, 2, 3];
const YEAR = 2025;

const figures = [...starFigures(leagueSeasons(SEEDS, [YEAR])), ...peopleFigures(SEEDS)];

test.each(figures.map((figure) => [figure.name, figure] as const))('%s', (_, { range, value }) => {
  expect(value).toBeGreaterThanOrEqual(range[0]);
  expect(value).toBeLessThanOrEqual(range[1]);
});
