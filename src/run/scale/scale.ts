/**
 * `npm run scale [-- NAME …]`: measures what many viewers cost and what a fleet of processes does; docs/scale.md has the
 * figures. Exits with 1 if an aim is missed. Needs Linux.
 */
import { type Figure, formatFigure, isMet } from '#run/faults/load/figure.ts';
import { changeToPixel } from './change-to-pixel.ts';
import { hostile } from './hostile.ts';
import { rollingRestart } from './rolling-restart.ts';
import { sameKeys } from './same-keys.ts';
import { saturday } from './saturday.ts';

const SCENARIOS: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  saturday,
  'same-keys': sameKeys,
  'change-to-pixel': changeToPixel,
  'rolling-restart': rollingRestart,
  hostile,
};

const names = process.argv.slice(2);
let missedAims = 0;
for (const [name, measure] of Object.entries(SCENARIOS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n${name}`);
  for (const figure of await measure()) {
    console.log(formatFigure(figure));
    if (!isMet(figure)) missedAims += 1;
  }
}
process.exit(missedAims === 0 ? 0 : 1);
