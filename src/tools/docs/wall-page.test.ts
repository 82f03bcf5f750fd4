import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  DEFAULT_WALL,
  MAX_WALL_ITEMS,
  MAX_WALL_NAME_CHARACTERS,
  MAX_WALL_SECONDS,
  MAX_WALL_VOLUME,
  MAX_WALL_ZONES,
  MIN_WALL_SECONDS,
  parseWallAddress,
  WALL_DENSITIES,
  WALL_PARAMETERS,
  WALL_THEMES,
  WALL_VIEWS,
  wallAddress,
} from '#contract/wall-address.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/wall.md'), 'utf8');

/** The rows of the table of parameters, without their backticks. */
const rows = page
  .split('\n')
  .filter((line) => /^\| `\w+` \|/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  .map(([parameter = '', values = '', standard = '', example = '']) => ({
    parameter: parameter.replaceAll('`', ''),
    values,
    standard,
    example: example.replaceAll('`', ''),
  }));

test('docs/wall.md has a row for every parameter of a wall, in the order of an address', () => {
  expect(rows.map(({ parameter }) => parameter)).toEqual(WALL_PARAMETERS);
});

test.each(rows)('the default and the example of $parameter are true', ({ parameter, standard, example }) => {
  const name = parameter as (typeof WALL_PARAMETERS)[number];
  const { program, problems } = parseWallAddress(example.slice('/wall'.length));
  expect(problems).toEqual([]);
  expect(program[name]).not.toEqual(DEFAULT_WALL[name]);
  // A default in words stands for none.
  const written = /^`(.+)`$/.exec(standard)?.[1];
  const given = parseWallAddress(`${name}=${written}`);
  if (written !== undefined) expect([given.problems, given.program]).toEqual([[], DEFAULT_WALL]);
  else expect([null, '', '[]']).toContain(Array.isArray(DEFAULT_WALL[name]) ? '[]' : DEFAULT_WALL[name]);
});

test('the limits and the values of docs/wall.md are those of the address', () => {
  const valuesOf = (name: string) => rows.find(({ parameter }) => parameter === name)?.values ?? '';
  const codes = (name: string) => [...valuesOf(name).matchAll(/`(\w+)`/g)].map(([, code]) => code);
  expect(codes('views')).toEqual([...WALL_VIEWS]);
  expect(codes('theme')).toEqual([...WALL_THEMES]);
  expect(codes('density')).toEqual([...WALL_DENSITIES]);
  expect(valuesOf('every')).toContain(`${MIN_WALL_SECONDS} to ${MAX_WALL_SECONDS}`);
  expect(valuesOf('sound')).toContain(`0 to ${MAX_WALL_VOLUME}`);
  expect(valuesOf('zones')).toContain(`at most ${MAX_WALL_ZONES}`);
  for (const list of ['follow', 'leagues', 'countries'])
    expect(valuesOf(list)).toContain(`at most ${MAX_WALL_ITEMS}`);
  expect(valuesOf('name')).toContain(`${MAX_WALL_NAME_CHARACTERS} characters`);
});

test('the example above the table is the shortest address of its program', () => {
  const [example = ''] = /^ {4}(\/wall\?.*)$/m.exec(page)?.slice(1) ?? [];
  const { program, problems } = parseWallAddress(example.slice('/wall'.length));
  expect([problems, wallAddress(program)]).toEqual([[], example]);
});
