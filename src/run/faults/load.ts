/**
 * `npm run faults -- --load [NAME …]`: measures times and memory under load, with a reference of the same run and the aim.
 * Exits with 1 if an aim is missed. Takes about ten minutes and needs Linux.
 */
import { deafClients } from './load/deaf-clients.ts';
import { type Figure, isMet, lineOf } from './load/figure.ts';
import { gzipBomb } from './load/gzip-bomb.ts';
import { killedService } from './load/killed-service.ts';
import { loopStall } from './load/loop-stall.ts';
import { manyIds } from './load/many-ids.ts';
import { outage } from './load/outage.ts';
import { slowService } from './load/slow-service.ts';
import { takenPort } from './load/taken-port.ts';

const SCENARIOS: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  'taken-port': takenPort,
  outage,
  'slow-service': slowService,
  'killed-service': killedService,
  'deaf-clients': deafClients,
  'gzip-bomb': gzipBomb,
  'loop-stall': loopStall,
  'many-ids': manyIds,
};

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
let missed = 0;
for (const [name, measure] of Object.entries(SCENARIOS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n${name}`);
  for (const figure of await measure()) {
    console.log(lineOf(figure));
    if (!isMet(figure)) missed += 1;
  }
}
console.log(missed === 0 ? '\nAll aims are met.' : `\n${missed} aims are missed.`);
process.exit(missed === 0 ? 0 : 1);
