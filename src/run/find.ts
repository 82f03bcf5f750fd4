import { parseArgs } from 'node:util';
import { find, SITUATIONS } from '#service/find/find.ts';
import { createWorld } from '#service/world/world.ts';
import { startSetting } from './clock.ts';
import { fail } from './fail.ts';

/** Prints seed, match id and instant of the next such situation, as JSON; without a name, the list of names. */
export function printSituation(args: string[]): void {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { from: { type: 'string' }, seed: { type: 'string', default: '1' } },
  });
  const [situation] = positionals;
  if (!situation) {
    console.log(SITUATIONS.join('\n'));
    return;
  }
  const from = values.from === undefined ? startSetting(null, 1).base : Date.parse(values.from);
  if (Number.isNaN(from)) fail(['--from must be an ISO instant such as 2026-11-21T15:00:00Z.']);
  const seed = Number(values.seed);
  if (!Number.isInteger(seed) || seed < 0) fail(['--seed must be a whole number from 0.']);
  if (!(SITUATIONS as readonly string[]).includes(situation))
    fail([`Unknown situation ${JSON.stringify(situation)}. Choose one of ${SITUATIONS.join(', ')}.`]);
  const found = find(createWorld(seed), situation as (typeof SITUATIONS)[number], Math.floor(from / 1000));
  if (!found) fail([`No ${situation} within the searched weeks after ${new Date(from).toISOString()}.`]);
  console.log(JSON.stringify({ seed, ...found }));
}
