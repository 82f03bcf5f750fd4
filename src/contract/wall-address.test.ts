import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './locales.ts';
import { ODDS_FORMATS } from './operation.ts';
import {
  DEFAULT_WALL,
  MAX_WALL_ITEMS,
  parseWallAddress,
  WALL_DENSITIES,
  WALL_PARAMETERS,
  WALL_THEMES,
  WALL_VIEWS,
  type WallParameter,
  type WallProgram,
  wallAddress,
  withoutOdds,
} from './wall-address.ts';

const parse = (query: string) => parseWallAddress(query);
const programOf = (query: string) => parse(query).program;

/** A value of each parameter besides its default, as in an address. */
const EXAMPLES: readonly [parameter: WallParameter, text: string, value: unknown][] = [
  ['follow', '19,40', ['19', '40']],
  ['views', 'table,board', ['table', 'board']],
  ['every', '30', 30],
  ['leagues', '583,1', ['583', '1']],
  ['countries', 'en,sct', ['en', 'sct']],
  ['zone', 'Europe/Berlin', 'Europe/Berlin'],
  ['zones', 'Asia/Tokyo,America/New_York,UTC', ['Asia/Tokyo', 'America/New_York', 'UTC']],
  ['lang', 'de', 'de'],
  ['theme', 'light', 'light'],
  ['density', 'compact', 'compact'],
  ['odds', 'on', true],
  ['odds_format', 'american', 'american'],
  ['sound', '60', 60],
  ['delay', '45', 45],
  ['from', '07:00', '07:00'],
  ['until', '01:30', '01:30'],
  ['rollover', '04:00', '04:00'],
  ['name', 'Sports desk, 2nd floor', 'Sports desk, 2nd floor'],
];

test('has an example of every parameter', () => {
  expect(EXAMPLES.map(([parameter]) => parameter)).toEqual(WALL_PARAMETERS);
});

test.each(EXAMPLES)('reads %s=%s', (parameter, text, value) => {
  const hours = parameter === 'from' ? '&until=23:00' : parameter === 'until' ? '&from=08:00' : '';
  const { program, problems } = parse(`?${parameter}=${text}${hours}`);
  expect(problems).toEqual([]);
  expect(program[parameter]).toEqual(value);
  expect(parse(wallAddress(program).split('?')[1] ?? '')).toEqual({ program, problems });
});

test('is the default without parameters, and its address has none', () => {
  expect(parse('')).toEqual({ program: DEFAULT_WALL, problems: [] });
  expect(wallAddress(DEFAULT_WALL)).toBe('/wall');
});

test('stays legible', () => {
  expect(
    wallAddress({
      ...DEFAULT_WALL,
      follow: ['19', '40'],
      views: ['board', 'table'],
      zone: 'Europe/Berlin',
      from: '07:00',
      until: '23:30',
      name: 'Sports desk',
    }),
  ).toBe('/wall?follow=19,40&views=board,table&zone=Europe/Berlin&from=07:00&until=23:30&name=Sports+desk');
});

test('fits into a QR code even if it has as much as it may', () => {
  const ids = Array.from({ length: MAX_WALL_ITEMS }, (_, at) => String(999_999_999_999_900 + at));
  const address = wallAddress({
    ...DEFAULT_WALL,
    follow: ids,
    leagues: ids,
    countries: Array.from(
      { length: MAX_WALL_ITEMS },
      (_, at) => `abc${String.fromCharCode(97 + (at % 26))}${at < 26 ? 'x' : 'y'}`,
    ),
    views: [...WALL_VIEWS].reverse(),
    odds: true,
    zones: [
      'America/Argentina/ComodRivadavia',
      'America/Argentina/Buenos_Aires',
      'America/Indiana/Indianapolis',
    ],
    name: '🏟'.repeat(40),
  });
  expect(parse(address.slice('/wall'.length)).problems).toEqual([]);
  expect(address.length).toBeLessThan(2_953 - 'https://'.length - 100);
});

describe('a bad parameter is a problem, the default stands in, and the rest still works', () => {
  const problem = (query: string) => {
    const { program, problems } = parse(`${query}&theme=light`);
    expect(program.theme).toBe('light');
    expect(problems).toHaveLength(1);
    return problems[0];
  };

  test.each([
    ['follow=fcb', 'follow', 'fcb'],
    ['views=goals', 'views', 'goals'],
    ['every=4', 'every', '4'],
    ['every=601', 'every', '601'],
    ['every=1e2', 'every', '1e2'],
    ['leagues=0', 'leagues', '0'],
    ['countries=E', 'countries', 'E'],
    ['zone=Europe/Atlantis', 'zone', 'Europe/Atlantis'],
    ['zone=%2B02:00', 'zone', '+02:00'],
    ['zones=Berlin', 'zones', 'Berlin'],
    ['lang=tlh', 'lang', 'tlh'],
    ['lang=xx-LS', 'lang', 'xx-LS'],
    ['density=max', 'density', 'max'],
    ['odds=yes', 'odds', 'yes'],
    ['odds_format=hongkong', 'odds_format', 'hongkong'],
    ['sound=101', 'sound', '101'],
    ['sound=-1', 'sound', '-1'],
    ['delay=301', 'delay', '301'],
    ['from=7:00&until=23:00', 'from', '7:00'],
    ['from=07:00&until=24:00', 'until', '24:00'],
    ['rollover=5', 'rollover', '5'],
    ['name=a%0Ab', 'name', 'a\nb'],
    [`name=${'x'.repeat(41)}`, 'name', `${'x'.repeat(40)}…`],
  ])('%s', (query, parameter, value) => {
    expect(problem(query)).toEqual(expect.objectContaining({ parameter, value, reason: 'invalid' }));
    expect(programOf(query)).toEqual(DEFAULT_WALL);
  });

  test('theme', () => {
    expect(parse('theme=drak')).toEqual({
      program: DEFAULT_WALL,
      problems: [{ parameter: 'theme', value: 'drak', reason: 'invalid', hint: 'dark' }],
    });
  });

  test('keeps what can be read of a list', () => {
    expect(programOf('follow=19,x,40').follow).toEqual(['19', '40']);
    expect(problem('follow=19,x,40')).toMatchObject({ value: 'x', reason: 'invalid' });
    expect(problem('views=board,tabel')).toMatchObject({ value: 'tabel', hint: 'table' });
    expect(programOf('views=board,tabel').views).toEqual(['board']);
  });

  test('takes each entry of a list once', () => {
    expect(parse('views=board,next,board')).toEqual({
      program: { ...DEFAULT_WALL, views: ['board', 'next'] },
      problems: [],
    });
  });

  test('cuts a list that is too long', () => {
    const teams = Array.from({ length: MAX_WALL_ITEMS + 1 }, (_, at) => String(at + 1));
    expect(programOf(`follow=${teams.join()}`).follow).toEqual(teams.slice(0, MAX_WALL_ITEMS));
    expect(problem(`follow=${teams.join()}`)).toMatchObject({ value: '51', reason: 'many' });
    const zones = 'UTC,Asia/Tokyo,Asia/Dubai,Europe/Rome';
    expect(programOf(`zones=${zones}`).zones).toHaveLength(3);
    expect(problem(`zones=${zones}`)).toMatchObject({ parameter: 'zones', reason: 'many' });
  });

  test('names the parameter that was probably meant', () => {
    expect(problem('view=table')).toEqual({
      parameter: 'view',
      value: 'table',
      reason: 'unknown',
      hint: 'views',
    });
    expect(problem('Follow=19')).toMatchObject({ reason: 'unknown', hint: 'follow' });
    expect(problem('constructor=1')).toMatchObject({ reason: 'unknown', hint: null });
  });

  test('refuses a parameter that is repeated or empty', () => {
    expect(problem('every=10&every=20')).toMatchObject({ reason: 'repeated', value: '10 20' });
    expect(programOf('every=10&every=20').every).toBe(DEFAULT_WALL.every);
    expect(problem('views=')).toMatchObject({ reason: 'empty' });
  });

  test('needs two different times for hours', () => {
    expect(problem('from=07:00')).toMatchObject({ parameter: 'from', reason: 'half' });
    expect(problem('until=07:00')).toMatchObject({ parameter: 'until', reason: 'half' });
    expect(problem('from=07:00&until=07:00')).toMatchObject({ parameter: 'until', reason: 'same' });
    expect(programOf('from=07:00&until=07:00')).toEqual(DEFAULT_WALL);
  });

  test('shows no odds view without odds=on', () => {
    expect(problem('views=odds,board')).toMatchObject({ parameter: 'views', value: 'odds', reason: 'odds' });
    expect(programOf('views=odds,board').views).toEqual(['board']);
    expect(programOf('views=odds').views).toEqual(DEFAULT_WALL.views);
    expect(programOf('views=odds&odds=on').views).toEqual(['odds']);
  });

  test('reports a limited number of problems', () => {
    const query = Array.from({ length: 500 }, (_, at) => `x${at}=1`).join('&');
    expect(parse(query).problems).toHaveLength(20);
  });
});

test('goes without prices where there are none', () => {
  const program: WallProgram = { ...DEFAULT_WALL, odds: true, views: ['odds', 'clock'] };
  expect(withoutOdds(program)).toEqual({ ...DEFAULT_WALL, views: ['clock'] });
  expect(withoutOdds({ ...program, views: ['odds'] })).toEqual(DEFAULT_WALL);
});

const items = <T>(item: fc.Arbitrary<T>, minLength = 0, maxLength = MAX_WALL_ITEMS) =>
  fc.uniqueArray(item, { minLength, maxLength });
const id = fc.integer({ min: 1, max: 999_999_999 }).map(String);
const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC', 'Etc/GMT+5');
const time = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map(
    (minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
  );
const word = fc.string({
  unit: fc.constantFrom(...'aZ9ßéАб台لف+&=%#?/,:<>"’…🏟'),
  minLength: 1,
  maxLength: 12,
});

const programs: fc.Arbitrary<WallProgram> = fc
  .record({
    follow: items(id),
    views: items(fc.constantFrom(...WALL_VIEWS), 1),
    every: fc.integer({ min: 5, max: 600 }),
    leagues: items(id),
    countries: items(fc.constantFrom('en', 'de', 'sct', 'world')),
    zone: fc.option(zone),
    zones: items(zone, 0, 3),
    lang: fc.option(fc.constantFrom(...LANGUAGES)),
    theme: fc.constantFrom(...WALL_THEMES),
    density: fc.constantFrom(...WALL_DENSITIES),
    odds: fc.boolean(),
    odds_format: fc.option(fc.constantFrom(...ODDS_FORMATS)),
    sound: fc.integer({ min: 0, max: 100 }),
    delay: fc.integer({ min: 0, max: 300 }),
    hours: fc.option(items(time, 2, 2)),
    rollover: time,
    name: fc.array(word, { maxLength: 3 }).map((words) => words.join(' ')),
  })
  .map(({ hours, ...program }) => {
    const [from = null, until = null] = hours ?? [];
    const whole = { ...program, from, until };
    return program.odds ? whole : withoutOdds(whole);
  });

test('an address says exactly what its program says', () => {
  fc.assert(
    fc.property(programs, (program) => {
      const [path, query = ''] = wallAddress(program).split('?', 2);
      expect(path).toBe('/wall');
      expect(parse(query)).toEqual({ program, problems: [] });
    }),
    { numRuns: 300 },
  );
});

test('any query gives a program that can be shown, and its own address', () => {
  const names = fc.oneof(fc.constantFrom(...WALL_PARAMETERS), fc.string({ unit: 'binary', maxLength: 8 }));
  const texts = fc.oneof(
    fc.constantFrom(
      ...EXAMPLES.map(([, text]) => text),
      'odds,clock',
      'off',
      '',
      ',',
      '07:00',
      '%',
      '%E0%A4%A',
    ),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.webQueryParameters(),
  );
  const queries = fc.array(fc.tuple(names, texts), { maxLength: 12 });
  fc.assert(
    fc.property(
      fc.oneof(
        queries.map((pairs) => pairs.map((pair) => pair.join('=')).join('&')),
        texts,
      ),
      (query) => {
        const { program, problems } = parse(query);
        expect(program.views.length).toBeGreaterThan(0);
        expect(problems.every(({ value, parameter }) => value.length <= 90 && parameter.length <= 90)).toBe(
          true,
        );
        const [, own = ''] = wallAddress(program).split('?', 2);
        expect(parse(own)).toEqual({ program, problems: [] });
      },
    ),
    { numRuns: 1_000 },
  );
});
