/**
 * `npm run news -- [seeds] [first]`: compares what viewers get of two hours of a Saturday with what the lists say, for each
 * seed and feed, by default of 20 seeds from 1, and prints the differences; and what browsers and webhooks get of an afternoon
 * with restarts, outages and kills, against what the docs promise.
 */
import { setImmediate } from 'node:timers/promises';
import { saturdayRecords } from '#run/testing/receive-saturday.ts';
import { createWorld } from '#service/world/world.ts';
import { createRecords } from './deliveries/fake-service.ts';
import { findFaults } from './deliveries/find-faults.ts';
import { playAfternoon } from './deliveries/play-afternoon.ts';
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
  const records = createRecords(saturdayRecords({ world, feed: 'tidy' }));
  for (const kills of [0, 20]) {
    const { faults, arrivals } = findFaults(await playAfternoon({ seed, records, kills }));
    console.log(`seed ${seed}, ${kills || 'no'} kills: ${arrivals} messages`);
    for (const fault of faults) console.log(`  ${fault}`);
    count += faults.length;
  }
}
process.exit(count > 0 ? 1 : 0);
