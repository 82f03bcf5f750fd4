/** `npm run world`: prints figures of the invented football world beside those of real football. */

import { createWorld } from '#service/world/world.ts';
import { worldFigures } from '#tools/football/world-figures.ts';

const figures = worldFigures({
  worlds: [1, 2, 3].map((seed) => createWorld(seed)),
  years: [2021, 2022, 2023, 2024, 2025],
  seasonCount: 11,
  matchesOfSeed: 30_000,
  pricedMatchesOfSeed: 1_000,
});
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
