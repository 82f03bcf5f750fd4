/**
 * `npm run news -- [seeds] [first]`: compares what viewers get of two hours of a Saturday with what the lists say, for each
 * seed and feed, by default of 20 seeds from 1, and prints the differences.
 */
import { setImmediate } from 'node:timers/promises';
import { createWorld } from '#service/world/world.ts';
import { findDifferences } from './news/find-differences.ts';

const [seeds = 20, first = 1] = process.argv.slice(2).map(Number);
let count = 0;
for (let seed = first; seed < first + seeds; seed += 1) {
  const world = createWorld(seed);
  for (const feed of ['tidy', 'untidy'] as const)
    for (const period of [30, 120]) {
      const { differences, alertCount } = await findDifferences({ world, feed, period });
      console.log(`seed ${seed}, ${feed}, every ${period} s: ${alertCount} alerts`);
      for (const difference of differences) console.log(`  ${difference}`);
      count += differences.length;
      // What a Saturday has held is freed when the event loop goes on.
      await setImmediate();
    }
}
process.exit(count > 0 ? 1 : 0);
