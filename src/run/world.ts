/** `npm run world`: prints figures of the invented football world beside those of real football. */

import { leagueSeasons } from '#service/football/league-seasons.ts';
import { peopleFigures } from '#service/football/people-figures.ts';
import { starFigures } from '#service/football/star-figures.ts';

const SEEDS = [1, 2, 3];
const YEARS = [2021, 2022, 2023, 2024, 2025];

const figures = [...starFigures(leagueSeasons(SEEDS, YEARS)), ...peopleFigures(SEEDS)];
const width = Math.max(...figures.map(({ name }) => name.length));
console.log(
  `${'Figure'.padEnd(width)}  ${'real'.padStart(12)}  ${'range'.padStart(10)}  ${'world'.padStart(6)}`,
);
for (const { name, real, range, value } of figures) {
  const sign = value < range[0] || value > range[1] ? ' outside' : '';
  console.log(
    `${name.padEnd(width)}  ${real.padStart(12)}  ${range.join('-').padStart(10)}  ${value.toFixed(1).padStart(6)}${sign}`,
  );
}
