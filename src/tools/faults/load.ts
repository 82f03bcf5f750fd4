/**
 * `npm run faults -- --load [NAME …]`: measures times and memory under load, with a reference of the same run and the aim.
 * Exits with 1 if an aim is missed. Takes about fifteen minutes and needs Linux.
 */

import { occupiedPort } from '#tools/faults/load/occupied-port.ts';
import { deafClients } from './load/deaf-clients.ts';
import { gzipBomb } from './load/gzip-bomb.ts';
import { killedService } from './load/killed-service.ts';
import { loopStall } from './load/loop-stall.ts';
import { manyIds } from './load/many-ids.ts';
import { outage } from './load/outage.ts';
import { runScenarios } from './load/run-scenarios.ts';
import { sharedStore } from './load/shared-store.ts';
import { slowService } from './load/slow-service.ts';

const SCENARIOS = {
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
const missedAims = await runScenarios(SCENARIOS, names);
console.log(missedAims === 0 ? '\nAll aims are met.' : `\n${missedAims} aims are missed.`);
process.exit(missedAims === 0 ? 0 : 1);
