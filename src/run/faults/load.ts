/**
 * `npm run faults -- --load [NAME …]`: measures times and memory under load, with a reference of the same run and the aim.
 * Exits with 1 if an aim is missed. Takes about fifteen minutes and needs Linux.
 */

import { occupiedPort } from '#run/faults/load/occupied-port.ts';
import { deafClients } from './load/deaf-clients.ts';
import { type Figure, formatFigure, isMet } from './load/figure.ts';
import { gzipBomb } from './load/gzip-bomb.ts';
import { killedService } from './load/killed-service.ts';
import { loopStall } from './load/loop-stall.ts';
import { manyIds } from './load/many-ids.ts';
import { outage } from './load/outage.ts';
import { sharedStore } from './load/shared-store.ts';
import { slowService } from './load/slow-service.ts';

const SCENARIOS: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  'taken-port': occupiedPort,
  outage,
  'slow-service': slowService,
  'killed-service': killedService,
  'deaf-clients': deafClients,
  'gzip-bomb': gzipBomb,
  'loop-stall': loopStall,
  'many-ids': manyIds,
  'shared-store': sharedStore,
};

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
let missedAims = 0;
for (const [name, measure] of Object.entries(SCENARIOS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n${name}`);
  for (const figure of await measure()) {
    console.log(formatFigure(figure));
    if (!isMet(figure)) missedAims += 1;
  }
}
console.log(missedAims === 0 ? '\nAll aims are met.' : `\n${missedAims} aims are missed.`);
process.exit(missedAims === 0 ? 0 : 1);
