import { expect, test } from 'vitest';
import { jsonType, typesOver } from '#service/testing/json-types.ts';
import { startApp } from '#service/testing/start-app.ts';

/** Recorded JSON types of teams and venues, transcribed from the v2.2 wire's tables (5.4, 5.7). */

const { get } = startApp();

const SEASON = 26 * 1024 + 10;
const COUNTRY = { 'country.id': 'number', 'country.name': 'string', 'country.cc': 'string' };

const TEAM = {
  id: 'number',
  common_name: 'string',
  name: 'string',
  short_code: 'string',
  is_national: 'number',
  img: 'string',
  current_seasons: 'array',
  leagues: 'array',
  founded: 'string',
  twitter: 'string',
  coach_id: 'number',
  venue_id: 'number',
  kit: 'array',
  country: 'object',
  ...COUNTRY,
};

test('writes a team in full, in the recorded order', async () => {
  const { body } = await get('teams/?t=info&id=1001');
  const team = body.data;
  expect(typesOver([team])).toEqual(TEAM);
  expect(Object.keys(team)).toEqual(Object.keys(TEAM).filter((name) => !name.includes('.')));
  expect(team.current_seasons.map(jsonType)).toContain('number');
  expect(typesOver(team.leagues)).toEqual({
    id: 'string',
    name: 'string',
    is_cup: 'string',
    is_amateur: 'string',
    is_friendly: 'string',
    current_season_id: 'string',
    seasons: 'array',
  });
  expect(typesOver(team.leagues[0].seasons)).toEqual({ id: 'number', name: 'string', is_current: 'number' });
  expect(team.kit.map(({ type }: { type: string }) => type)).toEqual(['home', 'away', 'third', 'goalkeeper']);
});

test('writes kits with shirt, sleeves, number and an occasional sleeve detail', async () => {
  const ids = Array.from({ length: 40 }, (_, i) => 1001 + i).join(',');
  const { body } = await get(`teams/?t=sort&ids=${ids},4299`);
  expect(typesOver(body.data)).toEqual(TEAM);
  const colours = body.data.flatMap(({ kit }: { kit: { colors: object }[] }) =>
    kit.map(({ colors }) => colors),
  );
  expect(colours).toHaveLength(160);
  const detailed = colours.filter((each: object) => 'sleeve_detail' in each);
  expect(detailed.length).toBeGreaterThan(30);
  expect(detailed.length).toBeLessThan(100);
  for (const each of colours) {
    expect(Object.keys(each).filter((name) => name !== 'sleeve_detail')).toEqual([
      'shirt',
      'sleeve',
      'number',
    ]);
    for (const value of Object.values(each)) expect(value).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test('uses the home shirt in home matches', async () => {
  const [match] = (await get('livescores/?t=live')).body.data;
  const { home } = match.teams;
  const team = (await get(`teams/?t=info&id=${home.id}`)).body.data;
  expect(team.kit[0].colors.shirt).toBe(home.kit_colors.home_main_color);
  expect(team.kit[3].colors.shirt).toBe(home.kit_colors.home_gk_main_color);
});

test('writes a national team with the national stadium, without founding year or account', async () => {
  const { body } = await get('teams/?t=info&id=1999');
  expect(body.data).toMatchObject({ is_national: 1, founded: null, twitter: null, venue_id: 1999 });
});

test("writes country_id as text in a country's list and as a number elsewhere", async () => {
  const response = (await get('teams/?t=list&country_id=3')).body;
  expect(typesOver(response.data)).toEqual({
    id: 'number',
    name: 'string',
    country_id: 'string',
    country: 'object',
    ...COUNTRY,
  });
  expect(response.meta).toMatchObject({ page: 1, count: 100 });
  const short = { id: 'number', name: 'string', country_id: 'number' };
  const ofSeason = (await get(`teams/?t=byseason&season_id=${SEASON}`)).body;
  expect(typesOver(ofSeason.data)).toEqual(short);
  expect(ofSeason.meta).toMatchObject({ count: 20, total: 20 });
  expect(typesOver((await get('teams/?t=national')).body.data)).toEqual(short);
});

test('writes a squad in the types of 2026', async () => {
  const { body } = await get('teams/?t=squad&id=1001');
  expect(body.data.formation).toBeNull();
  expect(typesOver(body.data.squad)).toEqual({
    player: 'object',
    'player.id': 'number',
    'player.name': 'string',
    'player.common_name': 'string',
    'player.firstname': 'string',
    'player.lastname': 'string',
    'player.weight': 'number',
    'player.height': 'number',
    'player.age': 'number',
    'player.img': 'string',
    'player.country': 'object',
    'player.country.id': 'number',
    'player.country.name': 'string',
    'player.country.cc': 'string',
    number: 'number',
    captain: 'number',
    position: 'string',
    order: 'number',
  });
});

test('writes purchases, sales, loans and untyped transfers', async () => {
  const moves: { type: string; fee: string }[] = [];
  const move = {
    player: 'object',
    'player.id': 'number',
    'player.name': 'string',
    type: 'string',
    fee: 'string',
  };
  for (let id = 1001; id < 1040; id += 1) {
    const { arrivals, departures } = (await get(`teams/?t=transfers&id=${id}`)).body.data;
    const team = (name: string) => ({
      [name]: 'object',
      [`${name}.id`]: 'number',
      [`${name}.name`]: 'string',
    });
    if (arrivals.length > 0) {
      expect(typesOver(arrivals)).toEqual({ ...move, date: 'string', ...team('team_left') });
    }
    if (departures !== null) {
      expect(typesOver(departures)).toEqual({ ...move, date: 'string', ...team('team_join') });
    }
    moves.push(...arrivals, ...(departures ?? []));
  }
  expect(new Set(moves.map(({ type }) => type))).toEqual(new Set(['Buy', 'Sell', 'Loan', '']));
  expect(moves.every(({ fee }) => /^(?:-|€\d+\.\d\dm|€\d+k)$/.test(fee))).toBe(true);
});

test('writes trophies with a name and the winning seasons', async () => {
  const { body } = await get('teams/?t=trophies&id=1001');
  expect(body.data.season_id).toBeNull();
  expect(typesOver(body.data.trophies)).toEqual({ id: 'number', name: 'string', seasons: 'array' });
  expect(body.data.trophies[0].seasons.map(jsonType)).toContain('string');
  expect(body.meta.count).toBe(body.data.trophies.length);
});

const VENUE = {
  id: 'number',
  name: 'string',
  capacity: 'number',
  city: 'string',
  address: 'string',
  img: 'string',
  coordinates: 'object',
  'coordinates.lat': 'string',
  'coordinates.long': 'string',
  country: 'object',
  'country.id': 'number',
  'country.name': 'string',
  'country.continent': 'string',
  'country.sub_region': 'null',
  'country.long': 'null',
  'country.lat': 'null',
  'country.img': 'string',
  'country.code': 'string',
  'country.cc': 'string',
};

test.each(['t=list', 't=list&country_id=3', `t=byseason&season_id=${SEASON}`])('venues?%s', async (query) => {
  const { body } = await get(`venues/?${query}`);
  expect(typesOver(body.data)).toEqual(VENUE);
  const ids = body.data.map(({ id }: { id: number }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect((await get(`venues/?t=info&id=${ids[0]}`)).body.data).toEqual(body.data[0]);
});

test.each([
  ['teams/?t=info&id=7', 404, 'Team not found'],
  ['teams/?t=squad&id=999999', 404, 'Team not found'],
  ['teams/?t=transfers&id=x', 400, "Invalid 'id' parameter value"],
  ['teams/?t=trophies', 400, "Missing 'id' parameter"],
  ['teams/?t=byseason&season_id=1', 404, 'Season not found'],
  ['venues/?t=info&id=1998', 404, 'Venue not found'],
])('refuses %s', async (path, status, msg) => {
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(answer.body.meta['msg']).toBe(msg);
});
