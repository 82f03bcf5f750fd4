import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DEFAULT_EMBEDS,
  EMBED_KINDS,
  EMBED_PARAMETERS,
  EMBED_THEMES,
  type Embed,
  type EmbedKind,
  embedAddress,
  isComplete,
  MAX_EMBED_LEAGUES,
  MAX_EMBED_ROWS,
  MAX_EMBED_TEAMS,
  MIN_EMBED_ROWS,
  parseEmbedAddress,
} from './embed-address.ts';
import { LANGUAGES } from './locales.ts';

const PATHS: Readonly<Record<EmbedKind, string>> = {
  match: '/embed/match/19',
  table: '/embed/table/583',
  scores: '/embed/scores',
};

function parse(kind: EmbedKind, query: string, path = PATHS[kind]) {
  const result = parseEmbedAddress(path, query);
  if (!result) throw new Error(`${path} is not the address of an embed`);
  return result;
}

/** A value of each parameter besides its default, as in an address. */
const EXAMPLES: readonly [kind: EmbedKind, parameter: string, text: string, value: unknown][] = [
  ['match', 'zone', 'Europe/Berlin', 'Europe/Berlin'],
  ['match', 'theme', 'dark', 'dark'],
  ['match', 'lang', 'de', 'de'],
  ['table', 'teams', '19,40', ['19', '40']],
  ['table', 'rows', '6', 6],
  ['table', 'form', 'on', true],
  ['table', 'theme', 'light', 'light'],
  ['table', 'lang', 'en', 'en'],
  ['scores', 'leagues', '583,1', ['583', '1']],
  ['scores', 'zone', 'UTC', 'UTC'],
  ['scores', 'theme', 'dark', 'dark'],
  ['scores', 'lang', 'de', 'de'],
];

test('has an example of every parameter', () => {
  for (const kind of EMBED_KINDS) {
    const names = EXAMPLES.filter(([of]) => of === kind).map(([, name]) => name);
    expect(names).toEqual(EMBED_PARAMETERS[kind]);
  }
});

test.each(EXAMPLES)('reads %s with %s=%s', (kind, parameter, text, value) => {
  const query = `?${parameter}=${text}${kind === 'scores' && parameter !== 'leagues' ? '&leagues=583' : ''}`;
  const { embed, problems } = parse(kind, query);
  expect(problems).toEqual([]);
  expect(embed).toMatchObject({ [parameter]: value });
  const [path = '', search = ''] = embedAddress(embed).split('?');
  expect(parse(kind, search, path)).toEqual({ embed, problems });
});

test('is the default without parameters, and its address has none', () => {
  expect(parse('match', '').embed).toEqual({ kind: 'match', id: '19', ...DEFAULT_EMBEDS.match });
  expect(parse('table', '').embed).toEqual({ kind: 'table', id: '583', ...DEFAULT_EMBEDS.table });
  expect(embedAddress({ kind: 'match', id: '19', ...DEFAULT_EMBEDS.match })).toBe('/embed/match/19');
  expect(embedAddress({ kind: 'scores', ...DEFAULT_EMBEDS.scores, leagues: ['1', '2'] })).toBe(
    '/embed/scores?leagues=1,2',
  );
});

test.each([
  '/embed',
  '/embed/',
  '/embed/match',
  '/embed/match/',
  '/embed/odds/1',
  '/embed/scores/1',
  '/embed/match/1/2',
  '/wall',
])('is no embed at %s', (path) => {
  expect(parseEmbedAddress(path, '')).toBeNull();
});

describe('a bad parameter is a problem, and the rest still works', () => {
  const problem = (kind: EmbedKind, query: string) => {
    const { embed, problems } = parse(kind, `${query}&theme=light${kind === 'scores' ? '&leagues=1' : ''}`);
    expect(embed.theme).toBe('light');
    expect(isComplete(embed)).toBe(true);
    expect(problems).toHaveLength(1);
    return problems[0];
  };

  test.each<[EmbedKind, string, object]>([
    ['match', 'lang=xx-LS', { parameter: 'lang', value: 'xx-LS', reason: 'invalid' }],
    ['match', 'lang=nl', { parameter: 'lang', value: 'nl', reason: 'invalid' }],
    ['match', 'zone=Berlin', { parameter: 'zone', value: 'Berlin', reason: 'invalid' }],
    ['match', 'rows=5', { parameter: 'rows', reason: 'unknown' }],
    ['table', 'row=5', { parameter: 'row', reason: 'unknown', hint: 'rows' }],
    ['table', 'rows=2', { parameter: 'rows', value: '2', reason: 'invalid' }],
    ['table', 'rows=41', { parameter: 'rows', value: '41', reason: 'invalid' }],
    ['table', 'form=yes', { parameter: 'form', value: 'yes', reason: 'invalid' }],
    ['table', 'teams=19,Leeds', { parameter: 'teams', value: 'Leeds', reason: 'invalid' }],
    ['table', 'teams=', { parameter: 'teams', reason: 'empty' }],
    ['scores', 'lang=de&lang=en', { parameter: 'lang', reason: 'repeated' }],
  ])('%s?%s', (kind, query, expected) => {
    expect(problem(kind, query)).toMatchObject(expected);
  });

  test('too many competitions: the first ones are shown', () => {
    const leagues = Array.from({ length: MAX_EMBED_LEAGUES + 1 }, (_, at) => String(at + 1));
    const { embed, problems } = parse('scores', `leagues=${leagues.join()}`);
    expect(embed).toMatchObject({ leagues: leagues.slice(0, MAX_EMBED_LEAGUES) });
    expect(problems).toMatchObject([{ parameter: 'leagues', value: '11', reason: 'many' }]);
  });
});

test.each<[EmbedKind, string, string, object]>([
  ['match', '/embed/match/leeds', '', { parameter: 'id', value: 'leeds', reason: 'invalid' }],
  ['table', '/embed/table/0', '', { parameter: 'id', value: '0', reason: 'invalid' }],
  ['scores', '/embed/scores', '', { parameter: 'leagues', reason: 'required' }],
  ['scores', '/embed/scores', 'leagues=', { parameter: 'leagues', reason: 'empty' }],
  [
    'scores',
    '/embed/scores',
    'leagues=premier',
    { parameter: 'leagues', value: 'premier', reason: 'invalid' },
  ],
])('%s at %s?%s has nothing to show', (kind, path, query, expected) => {
  const { embed, problems } = parse(kind, query, path);
  expect(isComplete(embed)).toBe(false);
  expect(problems).toMatchObject([expected]);
});

test('any embed is read from its own address', () => {
  const id = fc.integer({ min: 1, max: 999_999 }).map(String);
  const look = {
    theme: fc.constantFrom(...EMBED_THEMES),
    lang: fc.constantFrom(null, ...LANGUAGES),
  };
  const zone = fc.constantFrom(null, 'UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires');
  const ids = (minLength: number, maxLength: number) => fc.uniqueArray(id, { minLength, maxLength });
  const embeds: fc.Arbitrary<Embed> = fc.oneof(
    fc.record({ kind: fc.constant('match' as const), id, zone, ...look }),
    fc.record({
      kind: fc.constant('table' as const),
      id,
      teams: ids(0, MAX_EMBED_TEAMS),
      rows: fc.option(fc.integer({ min: MIN_EMBED_ROWS, max: MAX_EMBED_ROWS })),
      form: fc.boolean(),
      ...look,
    }),
    fc.record({ kind: fc.constant('scores' as const), leagues: ids(1, MAX_EMBED_LEAGUES), zone, ...look }),
  );
  fc.assert(
    fc.property(embeds, (embed) => {
      const { pathname, search } = new URL(embedAddress(embed), 'https://scores.example');
      expect(parseEmbedAddress(pathname, search)).toEqual({ embed, problems: [] });
    }),
    { numRuns: 200 },
  );
});

test('any path and query can be read', () => {
  fc.assert(
    fc.property(fc.constantFrom(...EMBED_KINDS), fc.string(), fc.string(), (kind, id, query) => {
      const result = parseEmbedAddress(kind === 'scores' ? '/embed/scores' : `/embed/${kind}/${id}`, query);
      if (result && !isComplete(result.embed)) expect(result.problems.length).toBeGreaterThan(0);
    }),
    { numRuns: 200 },
  );
});

test('reads ids in their canonical form', () => {
  expect(parse('scores', 'leagues=007,7,8').embed).toMatchObject({ leagues: ['7', '8'] });
  expect(parseEmbedAddress('/embed/table/0583', 'teams=019')?.embed).toMatchObject({
    id: '583',
    teams: ['19'],
  });
});
