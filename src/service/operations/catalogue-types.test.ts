import { expect, test } from 'vitest';
import { jsonType, typesOver } from '#service/testing/json-types.ts';
import { startApp } from '#service/testing/start-app.ts';

/** Recorded JSON types of catalogue responses, transcribed from the v2.2 wire's tables. */

const { get, world } = startApp();

const SEASON = 26 * 1024 + 10;

const FLAT_LEAGUE = {
  id: 'number',
  continent_name: 'string',
  country_id: 'string',
  country_name: 'string',
  current_season_id: 'string',
  is_friendly: 'string',
  continent_id: 'string',
  is_cup: 'string',
  is_amateur: 'string',
  cc: 'null string',
  current_stage_id: 'null string',
  name: 'string',
  current_round_id: 'string',
};

function league(ids: 'number' | 'string') {
  return {
    id: ids,
    name: 'string',
    is_cup: 'string',
    is_amateur: 'string',
    is_friendly: 'string',
    img: 'string',
    id_current_season: 'string',
    id_current_stage: 'string',
    id_current_round: 'string',
    continent: 'object',
    'continent.id': ids,
    'continent.name': 'string',
    country: 'object',
    'country.id': ids,
    'country.name': 'string',
    'country.cc': 'string',
    seasons: 'array',
  };
}

const SEASON_OF_LEAGUE = { id: 'number', name: 'string', is_current: 'string' };

const record = (name: string) =>
  Object.fromEntries([
    [name, 'object'],
    ...[
      'games_played',
      'won',
      'draw',
      'lost',
      'goals_diff',
      'goals_scored',
      'goals_against',
      'points',
      'position',
    ].map((field) => [`${name}.${field}`, 'number']),
  ]);

const TABLE_ROW = {
  team_id: 'number',
  team_name: 'string',
  group: 'string',
  group_name: 'string',
  ...record('overall'),
  ...record('home'),
  ...record('away'),
  total: 'number',
  status: 'string',
  result: 'null string',
  points: 'number',
  recent_form: 'string',
};

test('writes the list of all competitions flat', async () => {
  const { body } = await get('leagues/?t=list&page=2');
  expect(typesOver(body.data)).toEqual(FLAT_LEAGUE);
  expect(Object.keys(body.data[0])).toEqual(Object.keys(FLAT_LEAGUE));
});

test("nests a country's list, with text ids and no seasons", async () => {
  const { body } = await get('leagues/?t=list&country_id=1');
  expect(typesOver(body.data)).toEqual(league('string'));
  expect(new Set(body.data.map(({ seasons }: { seasons: unknown[] }) => seasons.length))).toEqual(
    new Set([0]),
  );
});

test('writes sort with text ids and its seasons with number ids, newest first', async () => {
  const { body } = await get('leagues/?t=sort&ids=20,10,9999');
  expect(body.data.map(({ id }: { id: string }) => id)).toEqual(['20', '10']);
  expect(typesOver(body.data)).toEqual(league('string'));
  expect(typesOver(body.data[0].seasons)).toEqual(SEASON_OF_LEAGUE);
});

test('writes info with number ids, its seasons newest first and the current one marked', async () => {
  const { body } = await get('leagues/?t=info&id=10');
  expect(typesOver([body.data])).toEqual(league('number'));
  expect(typesOver(body.data.seasons)).toEqual(SEASON_OF_LEAGUE);
  const names = body.data.seasons.map(({ name }: { name: string }) => name);
  expect(names.slice(0, 2)).toEqual(['26/27', '25/26']);
  expect(names.at(-1)).toBe('15/16');
  const current = body.data.seasons.filter(({ is_current }: { is_current: string }) => is_current === '1');
  expect(current).toEqual([{ id: SEASON, name: '26/27', is_current: '1' }]);
  expect(body.data.id_current_season).toBe(String(SEASON));
});

test('marks the round that is current or comes next', async () => {
  const { body } = await get('leagues/?t=info&id=10');
  const now = Date.parse('2026-11-21T15:30:00Z') / 1000;
  const round = world.fixturesOfRound(Number(body.data.id_current_round));
  expect(round.some(({ frame }) => frame.kickOff > now - 3 * 3600)).toBe(true);
  const before = world.fixturesOfRound(Number(body.data.id_current_round) - 1);
  expect(before.filter(({ id, frame }) => id % 4 === 0 && frame.kickOff > now)).toEqual([]);
});

test('writes a table in the recorded types, ordered by position', async () => {
  const { body } = await get(`leagues/?t=standings&season_id=${SEASON}`);
  const { standings, ...rest } = body.data;
  expect(rest).toEqual({ league_id: 10, season_id: SEASON, has_groups: 0, number_standings: 1 });
  const types = typesOver(standings);
  expect({ ...types, result: 'null string' }).toEqual(TABLE_ROW);
  expect(standings.map((row: { overall: { position: number } }) => row.overall.position)).toEqual(
    standings.map((_: unknown, i: number) => i + 1),
  );
  for (const { recent_form, status } of standings) {
    expect(recent_form).toMatch(/^[WDL]{5}$/);
    expect(['Promotion', 'Same', 'Relegation']).toContain(status);
  }
  expect(body.meta).toMatchObject({ count: 1, total: 1 });
});

test('has no table for a cup', async () => {
  const { body } = await get(`leagues/?t=standings&season_id=${26 * 1024 + 14}`);
  expect(body.data).toMatchObject({ league_id: 14, number_standings: 0, standings: [] });
});

test('lists seven continents by id and name', async () => {
  const { body } = await get('continents/?t=list');
  expect(typesOver(body.data)).toEqual({ id: 'number', name: 'string' });
  expect(body.data).toContainEqual({ id: 2, name: 'Europe' });
  expect((await get('continents/?t=info&id=2')).body.data).toEqual({ id: 2, name: 'Europe' });
});

test('lists countries and continents by name', async () => {
  const { body } = await get('countries/?t=list');
  expect(body.data[0]).toEqual({
    id: 136,
    name: 'Africa',
    continent: 'Africa',
    sub_region: null,
    code: null,
  });
  expect(typesOver(body.data)).toEqual({
    id: 'number',
    name: 'string',
    continent: 'string',
    sub_region: 'null',
    code: 'null string',
  });
  const names = body.data.map(({ name }: { name: string }) => name);
  expect(names).toEqual([...names].sort((a: string, b: string) => a.localeCompare(b, 'en')));
});

test('writes a country with continent and flag', async () => {
  const { body } = await get('countries/?t=info&id=1');
  expect(body.data).toEqual({
    id: 1,
    name: 'England',
    continent: 'Europe',
    sub_region: null,
    long: null,
    lat: null,
    img: expect.stringMatching(/^http:\/\/[^/]+\/images\/countries\/en$/),
    code: 'en',
  });
});

test.each([
  ['de', 'Inglaterra', 1, 'England'],
  ['es', 'Inglaterra', 1, 'Inglaterra'],
  ['fr', 'Africa', 136, 'Afrique'],
  ['xx', 'England', 1, 'England'],
])('translates places for lang=%s', async (lang, _, id, name) => {
  const { body } = await get(`countries/?t=info&id=${id}&lang=${lang}`);
  expect(body.data.name).toBe(name);
});

test('writes a season in the recorded types', async () => {
  const { body } = await get(`seasons/?t=info&id=${SEASON}`);
  expect(typesOver([body.data])).toEqual({
    id: 'number',
    name: 'string',
    is_current: 'number',
    start: 'string',
    end: 'string',
    league_id: 'number',
    current_round_id: 'number',
    current_stage_id: 'string',
    round_ids: 'array',
    stages: 'array',
    order: 'number',
  });
  expect(new Set(body.data.round_ids.map(jsonType))).toEqual(new Set(['string']));
  expect(body.data.round_ids).toHaveLength(38);
  expect(typesOver(body.data.stages)).toEqual({
    id: 'number',
    name: 'string',
    is_current: 'number',
    has_standings: 'number',
    has_cupdraw: 'number',
  });
});

test('marks a past season as not current, at its last round', async () => {
  const { body } = await get(`seasons/?t=info&id=${SEASON - 1024}`);
  expect(body.data).toMatchObject({ name: '25/26', is_current: 0, order: 11 });
  expect(String(body.data.current_round_id)).toBe(body.data.round_ids.at(-1));
});
