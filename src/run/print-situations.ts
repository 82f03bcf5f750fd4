import { parseArgs } from 'node:util';
import { find, SITUATIONS } from '#service/find/find.ts';
import { createWorld } from '#service/world/world.ts';
import { startSetting } from './clock.ts';
import { fail } from './fail.ts';

type Situation = (typeof SITUATIONS)[number];

const isSituation = (name: string): name is Situation => (SITUATIONS as readonly string[]).includes(name);

/** Prints seed, match id and instant of the next of each given situation as a line of JSON, or all names if none is given. */
export function printSituations(args: string[]): void {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { from: { type: 'string' }, seed: { type: 'string', default: '1' } },
  });
  if (positionals.length === 0) {
    console.log(SITUATIONS.join('\n'));
    return;
  }
  const from = values.from === undefined ? startSetting(null, 1).base : Date.parse(values.from);
  if (Number.isNaN(from)) fail(['--from must be an ISO instant such as 2026-11-21T15:00:00Z.']);
  const seed = Number(values.seed);
  if (!Number.isInteger(seed) || seed < 0) fail(['--seed must be a whole number from 0.']);
  const unknown = positionals.find((name) => !isSituation(name));
  if (unknown !== undefined)
    fail([`Unknown situation ${JSON.stringify(unknown)}. Choose one of ${SITUATIONS.join(', ')}.`]);
  const world = createWorld(seed);
  for (const situation of positionals.filter(isSituation)) {
    const match = find(world, situation, Math.floor(from / 1000));
    if (!match) fail([`No ${situation} within the searched weeks after ${new Date(from).toISOString()}.`]);
    console.log(JSON.stringify({ seed, ...match }));
  }
}
