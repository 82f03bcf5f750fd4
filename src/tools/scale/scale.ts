/**
 * `npm run scale [-- NAME …]`: measures what many viewers cost and what a fleet of processes does; docs/scale.md has the
 * figures. Exits with 1 if an aim is missed. Needs Linux.
 */
import { runScenarios } from '#tools/faults/load/run-scenarios.ts';
import { changeToPixel } from './change-to-pixel.ts';
import { hostile } from './hostile.ts';
import { push } from './push.ts';
import { rollingRestart } from './rolling-restart.ts';
import { sameKeys } from './same-keys.ts';
import { saturday } from './saturday.ts';

const SCENARIOS = {
  saturday,
  'same-keys': sameKeys,
  'change-to-pixel': changeToPixel,
  'rolling-restart': rollingRestart,
  hostile,
  push,
};

const missedAims = await runScenarios(SCENARIOS, process.argv.slice(2));
process.exit(missedAims === 0 ? 0 : 1);
