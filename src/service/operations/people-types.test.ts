import { expect, test } from 'vitest';
import { typesOver } from '#service/testing/json-types.ts';
import { startApp } from '#service/testing/start-app.ts';

/** Recorded JSON types of people, transcribed from the v2.2 wire's tables (5.6). */

const { get, setNow, world } = startApp();

const SATURDAY = '2026-11-21T15:30:00Z';
const NOW = Date.parse(SATURDAY) / 1000;
const COUNTRY = {
  country: 'object',
  'country.id': 'number',
  'country.name': 'string',
  'country.cc': 'string',
};

const PLAYER = {
  id: 'number',
  team_id: 'number',
  national_team_id: 'null number',
  name: 'string',
  common_name: 'string',
  position: 'string',
  firstname: 'string',
  lastname: 'string',
  birthday: 'string',
  birthcountry: 'string',
  birthplace: 'string',
  shirtnumber: 'number',
  weight: 'number',
  height: 'number',
  age: 'number',
  foot: 'string',
  img: 'string',
  market_value: 'string',
  ...COUNTRY,
};

async function info(route: string, id: number | undefined) {
  return (await get(`${route}/?t=info&id=${id}`)).body.data;
}

test('lists players without leagues and roles, with the family name first', async () => {
  const { body } = await get('players/?t=list');
  expect(typesOver(body.data)).toEqual(PLAYER);
  expect(Object.keys(body.data[0])).toEqual(Object.keys(PLAYER).filter((name) => !name.includes('.')));
  for (const { common_name, firstname, lastname, foot } of body.data) {
    expect(common_name).toBe(`${lastname}, ${firstname}`);
    expect(foot).toMatch(/^(left|right|both)$/);
  }
});

test('writes a player in full, with boolean league flags', async () => {
  const players = await Promise.all(world.squad(1001, NOW).map(({ id }) => info('players', id)));
  expect(typesOver(players)).toEqual({ ...PLAYER, leagues: 'array', roles: 'array' });
  expect(typesOver(players.flatMap(({ leagues }) => leagues))).toEqual({
    id: 'number',
    name: 'string',
    is_cup: 'boolean',
    is_amateur: 'boolean',
    is_friendly: 'boolean',
    seasons: 'array',
  });
  expect(typesOver(players[0].leagues[0].seasons)).toEqual({
    id: 'number',
    name: 'string',
    is_current: 'number',
  });
  expect(typesOver(players.flatMap(({ roles }) => roles))).toEqual({
    team: 'object',
    'team.id': 'number',
    'team.name': 'string',
    'team.is_national': 'number',
    is_current: 'boolean',
    role: 'string',
    start: 'null string',
    end: 'null string',
    shirt: 'null number',
  });
  for (const player of players) {
    expect(player.foot).toMatch(/^(Left|Right|Both)$/);
    expect(player.common_name).toBe(player.lastname);
    expect(player.market_value).toMatch(/^\$(?:\d+\.\d{6}|\d{4,6})$/);
    expect(player.roles[0]).toMatchObject({
      team: { id: 1001 },
      is_current: true,
      shirt: player.shirtnumber,
    });
  }
});

const OFFICIAL = {
  id: 'number',
  name: 'string',
  common_name: 'string',
  firstname: 'string',
  lastname: 'string',
  birthday: 'string',
  img: 'string',
  ...COUNTRY,
};

const COACH = { ...OFFICIAL, team_id: 'number', birthcountry: 'string', birthplace: 'string' };

test.each([
  ['coaches', COACH],
  ['referees', OFFICIAL],
])('lists %s, all or of a country, like info', async (route, types) => {
  for (const query of ['', '&country_id=3', '&page=3']) {
    const { body } = await get(`${route}/?t=list${query}`);
    expect(body.data.length).toBeGreaterThan(20);
    expect(typesOver(body.data)).toEqual(types);
    expect(await info(route, body.data[7].id)).toEqual(body.data[7]);
    if (query.includes('country'))
      expect(new Set(body.data.map((each: { country: { id: number } }) => each.country.id))).toEqual(
        new Set([3]),
      );
  }
});

test('keeps a former coach without a team', async () => {
  const former = world.coachOf(1001, Date.parse('2018-11-21') / 1000);
  expect(former).not.toBe(world.coachOf(1001, NOW));
  expect(await info('coaches', former)).toMatchObject({ id: former, team_id: null });
});

const CLUBS = [1001, 1002, 1003, 1004, 1005];

test('has no person before they enter the world', async () => {
  const young = CLUBS.flatMap((team) => world.squad(team, NOW)).find(({ id }) => id % 64 === 26)?.id;
  const later = Date.parse('2060-11-21') / 1000;
  setNow('2025-11-21T12:00:00Z');
  expect((await get(`players/?t=info&id=${young}`)).body.meta['msg']).toBe('Player not found');
  expect((await get(`coaches/?t=info&id=${world.coachOf(1001, later)}`)).body.meta['msg']).toBe(
    'Coach not found',
  );
  setNow(SATURDAY);
});

test('keeps a retired player', async () => {
  const squads = CLUBS.flatMap((team) => world.squad(team, Date.parse('2015-09-12') / 1000));
  const [oldest] = squads.sort((a, b) => a.born - b.born);
  const details = await info('players', oldest?.id);
  expect(details).toMatchObject({
    team_id: null,
    national_team_id: null,
    shirtnumber: null,
    market_value: null,
  });
  expect(details.leagues).toEqual([]);
  expect(details.roles.length).toBeGreaterThan(0);
  expect(details.roles.every((role: { is_current: boolean }) => !role.is_current)).toBe(true);
});

test('counts age in full years up to the birthday', async () => {
  const { id, birthday } = await info('players', world.squad(1001, NOW)[5]?.id);
  const ages: number[] = [];
  for (const day of [-1, 0]) {
    const on = new Date(Date.parse(birthday));
    on.setUTCFullYear(2026);
    setNow(new Date(on.getTime() + day * 86_400_000).toISOString());
    ages.push((await info('players', id)).age);
  }
  setNow(SATURDAY);
  expect(ages).toEqual([2025 - Number(birthday.slice(0, 4)), 2026 - Number(birthday.slice(0, 4))]);
});
