import { expect, test } from 'vitest';
import { typesOver } from '#service/testing/json-types.ts';
import { startApp } from '#service/testing/start-app.ts';

const { get, setNow, world } = startApp();

/** Recorded JSON types of the rows, transcribed from the v2.2 wire's tables in their order. */
const ROWS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  continent: { id: 'number', name: 'string', type: 'string' },
  country: { id: 'number', name: 'string', cc: 'null string', type: 'string' },
  league: { id: 'number', name: 'string', country_name: 'string', cc: 'null string', type: 'string' },
  team: { id: 'number', name: 'string', type: 'string' },
  player: { id: 'number', name: 'string', type: 'string' },
  referee: { id: 'number', name: 'string', type: 'string' },
  match: {
    id: 'number',
    startdate: 'string',
    name: 'string',
    home: 'string',
    away: 'string',
    league_name: 'string',
    country_name: 'string',
    cc: 'null string',
    type: 'string',
  },
};

interface Hit {
  readonly id: number;
  readonly name: string;
  readonly startdate: string;
}

async function search(kind: string, text: string, more = ''): Promise<readonly Hit[]> {
  const { status, body } = await get(`search/?t=${kind}&q=${encodeURIComponent(text)}${more}`);
  expect(status).toBe(200);
  return body.data;
}

const WIDE: Readonly<Record<string, string>> = {
  continent: 'ame',
  country: 'eri',
  league: 'cup',
  team: 'uni',
  player: 'mar',
  referee: 'mar',
  match: 'real',
};

test.each(Object.keys(ROWS))(
  'writes %s rows in the recorded types, with counts of 0 in meta',
  async (kind) => {
    const { body } = await get(`search/?t=${kind}&q=${WIDE[kind]}`);
    expect(body.data.length).toBeGreaterThan(0);
    expect(body.data.length).toBeLessThanOrEqual(100);
    const types = typesOver(body.data);
    expect(Object.keys(types)).toEqual(Object.keys(ROWS[kind] ?? {}));
    for (const [field, recorded] of Object.entries(ROWS[kind] ?? {}))
      expect(recorded.split(' '), field).toEqual(expect.arrayContaining(types[field]?.split(' ') ?? []));
    expect(new Set(body.data.map(({ type }: { type: string }) => type))).toEqual(new Set([kind]));
    expect(body.meta).toMatchObject({ page: 1, pages: 1, count: 0, total: 0 });
  },
);

/** Returns a text in capitals without accents, as typed in a hurry. */
function inCapitals(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
}

test('finds every 40th team and competition, and every country, with and without accents', async () => {
  const entities = [
    ...world.teams.filter((_, i) => i % 40 === 0).map((team) => ['team', team] as const),
    ...world.competitions.filter((_, i) => i % 40 === 0).map((league) => ['league', league] as const),
    ...world.countries.map((country) => ['country', country] as const),
  ];
  for (const [kind, { id, name }] of entities) {
    for (const text of [name, inCapitals(name)]) {
      const ids = (await search(kind, text)).map((hit) => hit.id);
      expect(ids, `${kind} ${text}`).toContain(id);
    }
  }
});

test('finds players and referees by either order of their names', async () => {
  const now = Date.parse('2026-11-21T15:30:00Z') / 1000;
  const squad = [1001, 20_005, 40_010, 19_998, 80_998].flatMap((team) => world.squad(team, now).slice(0, 3));
  const people = [
    ...squad.map((player) => ['player', player] as const),
    ...[1001, 3002, 24_003].map((id) => ['referee', world.referee(id)] as const),
  ];
  for (const [kind, person] of people) {
    if (!person) throw new Error('nobody');
    const { firstName, lastName } = person;
    for (const text of [
      `${firstName} ${lastName}`,
      `${lastName}, ${firstName}`,
      inCapitals(`${lastName} ${firstName}`),
    ]) {
      const hits = (await search(kind, text)).find(({ id }) => id === person.id);
      expect(hits, `${kind} ${text}`).toMatchObject({ name: `${lastName}, ${firstName}` });
    }
  }
});

test('ranks famous entities first among equals, and whole words before parts', async () => {
  const names = (await search('team', 'rovers')).map(({ id }) => id);
  const club = names.indexOf(1001);
  const women = names.indexOf(1301);
  expect(club).toBeGreaterThanOrEqual(0);
  expect(women).toBeGreaterThan(club);
});

test.each([
  ['country', 'deutsch', 'de', 'Deutschland'],
  ['country', 'germ', 'de', 'Deutschland'],
  ['continent', '아시아', 'ko', '아시아'],
  ['country', 'ελλά', 'el', 'Ελλάδα'],
])('finds a %s by "%s" with lang=%s, named %s', async (kind, text, lang, name) => {
  expect((await search(kind, text, `&lang=${lang}`)).map((hit) => hit.name)).toContain(name);
});

test('lists matches from today on by kick-off in the offset', async () => {
  const upcoming = await search('match', 'Kennington Rovers');
  const early = upcoming.find(({ startdate }) => startdate.slice(11) < '20:00');
  if (early === undefined) throw new Error('No match before the evening');
  // A match that is already over that day is still listed.
  const evening = `${early.startdate.slice(0, 10)}T23:00:00Z`;
  setNow(evening);
  const here = await search('match', 'Kennington Rovers');
  expect(here.length).toBeGreaterThan(10);
  const starts = here.map(({ startdate }) => startdate);
  expect(starts).toEqual([...starts].sort());
  expect(starts).toContain(early.startdate);
  expect(starts[0]?.slice(0, 10)).toBe(evening.slice(0, 10));
  const there = await search('match', 'Kennington Rovers', '&utc=5.75');
  expect(Date.parse(`${there[0]?.startdate}Z`) - Date.parse(`${starts[0]}Z`)).toBe(5.75 * 3_600_000);
  for (const { id } of here)
    expect(world.fixture(id)?.visibleFrom).toBeLessThanOrEqual(Date.parse(evening) / 1000);
});

test.each([' vs ', ' - ', ' v '])(
  'finds a match by both names with "%s" between, in either order',
  async (between) => {
    const [first] = await search('match', 'Kennington Rovers');
    const [home, away] = first?.name.split(' vs ') ?? [];
    for (const text of [`${home}${between}${away}`, `${away}${between}${home}`]) {
      const hits = await search('match', text);
      expect(hits.map(({ id }) => id)).toContain(first?.id);
      expect(hits.length).toBeLessThan(10);
    }
  },
);

test.each([
  ['search/?t=team', "Missing 'q' parameter"],
  ['search/?t=team&q=', "Missing 'q' parameter"],
  ['search/?t=team&q=ab', "Invalid 'q' parameter value"],
  ['search/?t=team&q=%20ab%20', "Invalid 'q' parameter value"],
  ['search/?t=venue&q=park', "Invalid 't' parameter value"],
])('refuses %s', async (path, msg) => {
  const { status, body } = await get(path);
  expect(status).toBe(400);
  expect(body).toMatchObject({ data: [], meta: { msg } });
});

test.each(['%00%00%00', '...', 'zzzzzz', '%F0%9F%98%80%F0%9F%98%80%F0%9F%98%80', '\\n\\n\\n', ' vs   vs '])(
  'finds nothing for "%s"',
  async (text) => {
    for (const kind of ['team', 'player', 'match']) {
      const { status, body } = await get(`search/?t=${kind}&q=${text}`);
      expect([status, body.data]).toEqual([200, []]);
    }
  },
);

test.each(['England Under-21', 'England U21'])('finds a youth national team by %s', async (text) => {
  expect((await search('team', text)).map(({ name }) => name)).toEqual(['England U21']);
});
