import { parseArgs } from 'node:util';
import { createNextSituation, find, SITUATIONS } from '#service/find/find.ts';
import { findUntidy, UNTIDY_SITUATIONS, untidyKindOf } from '#service/find/untidy-situations.ts';
import { createLibrary } from '#service/http/create-library.ts';
import { BOOKMAKERS } from '#service/odds/bookmakers.ts';
import { createWorld } from '#service/world/world.ts';
import { startSetting } from './clock.ts';
import { fail } from './fail.ts';

type Situation = (typeof SITUATIONS)[number];

const ALL_SITUATIONS: readonly string[] = [...SITUATIONS, ...UNTIDY_SITUATIONS];

/** Prints seed, match id and instant of the next of each given situation as a line of JSON, or all names if none is given. */
export function printSituations(args: string[]): void {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { from: { type: 'string' }, seed: { type: 'string', default: '1' } },
  });
  if (positionals.length === 0) {
    console.log(ALL_SITUATIONS.join('\n'));
    return;
  }
  const from = values.from === undefined ? startSetting(null, 1).base : Date.parse(values.from);
  if (Number.isNaN(from)) fail(['--from must be an ISO instant such as 2026-11-21T15:00:00Z.']);
  const seed = Number(values.seed);
  if (!Number.isInteger(seed) || seed < 0) fail(['--seed must be a whole number from 0.']);
  const unknown = positionals.find((name) => !ALL_SITUATIONS.includes(name));
  if (unknown !== undefined)
    fail([`Unknown situation ${JSON.stringify(unknown)}. Choose one of ${ALL_SITUATIONS.join(', ')}.`]);
  const world = createWorld(seed);
  const library = createLibrary(world, BOOKMAKERS);
  const second = Math.floor(from / 1000);
  for (const situation of positionals) {
    const kind = untidyKindOf(situation);
    const example = kind && findUntidy(library, kind, second);
    const match = kind
      ? example && createNextSituation(example.fixture.id, example.at, 0, example.note)
      : find(world, situation as Situation, second);
    if (!match) fail([`No ${situation} within the searched weeks after ${new Date(from).toISOString()}.`]);
    console.log(JSON.stringify({ seed, ...match }));
  }
}
