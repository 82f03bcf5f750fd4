import { expect, test } from 'vitest';
import { jsonType, typesOver } from '#service/testing/json-types.ts';
import { startApp } from '#service/testing/start-app.ts';

/** Recorded JSON types of tables, stages, groups and rounds, transcribed from the v2.2 wire's tables. */

const { get, setNow } = startApp();

const LEAGUE = 26 * 1024 + 10;
/** Austria's league of 2025/26, which splits in spring. */
const SPLIT = 25 * 1024 + 130;
/** A continental cup of 2025/26: eight groups, then a knock-out. */
const CUP = 25 * 1024 + 911;

const AUTUMN = '2026-11-21T15:30:00Z';
const SPRING = '2026-04-26T15:30:00Z';

const RECORDS = ['overall', 'home', 'away'];
const COUNTS = [
  'games_played',
  'won',
  'draw',
  'lost',
  'goals_diff',
  'goals_scored',
  'goals_against',
  'points',
  'position',
];

function row(ids: 'number' | 'string') {
  return {
    team_id: ids,
    team_name: 'string',
    group: 'string',
    group_name: 'string',
    ...Object.fromEntries(
      RECORDS.flatMap((name) => [[name, 'object'], ...COUNTS.map((field) => [`${name}.${field}`, 'number'])]),
    ),
    total: 'number',
    status: 'string',
    result: 'null string',
    points: 'number',
  };
}

test('writes a live table with text ids and without form', async () => {
  setNow(AUTUMN);
  const { body } = await get(`leagues/?t=standings_live&season_id=${LEAGUE}`);
  const { standings, ...rest } = body.data;
  expect(rest).toEqual({
    league_id: 10,
    season_id: String(LEAGUE),
    has_groups: 0,
    number_standings: 1,
  });
  expect(typesOver(standings)).toEqual(row('string'));
  expect(body.meta).toMatchObject({ count: 1, total: 1 });
});

test.each([
  ['standings', 'number', { recent_form: 'string' }],
  ['standings_live', 'string', {}],
] as const)(
  'writes %s of a split league as a list of lists, the whole league first',
  async (t, ids, form) => {
    setNow(SPRING);
    const { body } = await get(`leagues/?t=${t}&season_id=${SPLIT}`);
    const { standings, ...rest } = body.data;
    expect(rest).toMatchObject({ league_id: 130, has_groups: 1, number_standings: 3 });
    expect(standings.map((table: object[]) => table.length)).toEqual([12, 6, 6]);
    expect(typesOver(standings.flat())).toEqual({ ...row(ids), ...form });
    const groups = standings.map((table: { group: string; group_name: string }[]) => [
      ...new Set(table.map(({ group, group_name }) => `${group}: ${group_name}`)),
    ]);
    expect(groups).toEqual([
      ['Staatsliga A: Staatsliga A 25/26'],
      ['Staatsliga A: Championship Round'],
      ['Staatsliga A: Relegation Round'],
    ]);
    expect(standings[0][0]).toMatchObject({ status: 'Promotion', result: 'Championship Round', total: 22 });
  },
);

test('has one table without group names before a league splits', async () => {
  setNow('2026-02-20T12:00:00Z');
  const { body } = await get(`leagues/?t=standings&season_id=${SPLIT}`);
  expect(body.data).toMatchObject({ has_groups: 0, number_standings: 1 });
  expect(body.data.standings[0]).toMatchObject({ group: 'Staatsliga A', group_name: '' });
});

test('has one table for each group of a cup', async () => {
  setNow(SPRING);
  const { body } = await get(`leagues/?t=standings&season_id=${CUP}`);
  expect(body.data).toMatchObject({ has_groups: 1, number_standings: 8 });
  expect(body.data.standings.map((table: unknown[]) => table.length)).toEqual(Array(8).fill(4));
});

test('writes stages of a season with number flags, and a single one with a text id and no flags', async () => {
  setNow(SPRING);
  const { body } = await get(`stages/?t=byseason&season_id=${CUP}`);
  expect(typesOver(body.data)).toEqual({
    id: 'number',
    name: 'string',
    is_current: 'number',
    has_standings: 'number',
    has_cupdraw: 'number',
  });
  expect(body.data).toEqual([
    { id: CUP * 10, name: 'Group stage', is_current: 0, has_standings: 1, has_cupdraw: 0 },
    { id: CUP * 10 + 1, name: 'Knockout', is_current: 1, has_standings: 0, has_cupdraw: 1 },
  ]);
  const alone = await get(`stages/?t=info&id=${CUP * 10 + 1}`);
  expect(alone.body.data).toEqual({
    id: String(CUP * 10 + 1),
    name: 'Knockout',
    has_standings: null,
    has_cupdraw: null,
  });
  const { body: season } = await get(`seasons/?t=info&id=${CUP}`);
  expect(season.data.stages).toEqual(body.data);
  expect(season.data.current_stage_id).toBe(String(CUP * 10 + 1));
});

test('lists groups by stage, and writes a single one with a text id', async () => {
  const { body } = await get(`groups/?t=byseason&season_id=${CUP}`);
  expect(typesOver(body.data)).toEqual({ stage_id: 'number', stage_name: 'string', groups: 'array' });
  const [groups, knockOut] = body.data;
  expect(typesOver(groups.groups)).toEqual({ id: 'number', name: 'string' });
  expect(groups.groups.map(({ name }: { name: string }) => name)).toEqual(
    [...'ABCDEFGH'].map((letter) => `Group ${letter}`),
  );
  expect(knockOut).toEqual({
    stage_id: CUP * 10 + 1,
    stage_name: 'Knockout',
    groups: [{ id: CUP * 100 + 8, name: 'Knockout stage' }],
  });
  const alone = await get(`groups/?t=info&id=${CUP * 100 + 2}`);
  expect(alone.body.data).toEqual({ id: String(CUP * 100 + 2), name: 'Group C' });
});

test('writes rounds of a season with number ids, a single one with text, and marks the current one', async () => {
  setNow(AUTUMN);
  const { body } = await get(`rounds/?t=byseason&season_id=${LEAGUE}`);
  expect(typesOver(body.data)).toEqual({
    id: 'number',
    name: 'string',
    league_id: 'number',
    season_id: 'number',
    is_current: 'number',
  });
  expect(body.meta).toMatchObject({ count: 38, total: 38 });
  const current = body.data.filter(({ is_current }: { is_current: number }) => is_current === 1);
  expect(current).toHaveLength(1);
  const alone = await get(`rounds/?t=info&id=${current[0].id}`);
  expect(alone.body.data).toEqual({
    id: String(current[0].id),
    name: current[0].name,
    league_id: '10',
    season_id: String(LEAGUE),
    is_current: 1,
  });
});

test.each([
  [`stages/?t=info&id=${CUP * 10 + 2}`, 'Stage'],
  [`groups/?t=info&id=${CUP * 100 + 9}`, 'Group'],
  [`rounds/?t=info&id=${LEAGUE * 128 + 38}`, 'Round'],
  ['stages/?t=byseason&season_id=7', 'Season'],
  ['groups/?t=byseason&season_id=7', 'Season'],
  ['rounds/?t=byseason&season_id=7', 'Season'],
  ['leagues/?t=standings_live&season_id=7', 'Season'],
  ['leagues/?t=cup_draw&season_id=7&stage_id=1', 'Season'],
])('answers 404 for %s', async (path, thing) => {
  const { status, body } = await get(path);
  expect([status, body.data, body.meta['msg']]).toEqual([404, {}, `${thing} not found`]);
});

test('has an empty draw for a league, as recorded', async () => {
  const { status, body } = await get(`leagues/?t=cup_draw&season_id=${LEAGUE}&stage_id=${LEAGUE * 10}`);
  expect([status, body.data]).toEqual([200, []]);
  expect(body.meta).toMatchObject({ count: 0, total: 0 });
});

interface Tie {
  readonly home: { readonly id: number };
  readonly away: { readonly id: number };
  readonly home_score: string | null;
  readonly winner_team_id: string | null;
  readonly matches: readonly { readonly leg: string | null; readonly home_id: string }[];
}

interface Round {
  readonly round_name: string;
  readonly is_current: number;
  readonly ties: readonly Tie[];
}

async function draw(instant: string): Promise<readonly Round[]> {
  setNow(instant);
  const { body } = await get(`leagues/?t=cup_draw&season_id=${CUP}&stage_id=${CUP * 10 + 1}`);
  return body.data;
}

test('writes the draw of a knock-out in the documented shape', async () => {
  const rounds = await draw('2026-06-05T12:00:00Z');
  expect(typesOver(rounds)).toEqual({
    round_id: 'number',
    round_name: 'string',
    is_current: 'number',
    ties: 'array',
  });
  const ties = rounds.flatMap((each) => each.ties);
  expect(typesOver(ties)).toEqual({
    id: 'number',
    home: 'object',
    'home.id': 'number',
    'home.name': 'string',
    'home.img': 'string',
    away: 'object',
    'away.id': 'number',
    'away.name': 'string',
    'away.img': 'string',
    home_score: 'string',
    away_score: 'string',
    winner_team_id: 'string',
    matches: 'array',
  });
  const types = typesOver(ties.flatMap((tie) => [...tie.matches]));
  expect({ ...types, ps_score: 'null string' }).toEqual({
    id: 'number',
    leg: 'null string',
    status: 'number',
    timestamp: 'number',
    home_id: 'string',
    away_id: 'string',
    home_score: 'string',
    away_score: 'string',
    ps_score: 'null string',
  });
  expect(jsonType(rounds[0]?.ties[0]?.matches)).toBe('array');
});

test('advances only winners, through two legs to one final', async () => {
  const rounds = await draw('2026-06-05T12:00:00Z');
  expect(rounds.map(({ round_name, ties }) => [round_name, ties.length])).toEqual([
    ['Round of 16', 8],
    ['Quarter-finals', 4],
    ['Semi-finals', 2],
    ['Final', 1],
  ]);
  rounds.slice(1).forEach(({ ties }, index) => {
    const through = rounds[index]?.ties.map(({ winner_team_id }) => Number(winner_team_id)).sort();
    expect(ties.flatMap(({ home, away }) => [home.id, away.id]).sort()).toEqual(through);
  });
  for (const { round_name, ties } of rounds) {
    const legs = round_name === 'Final' ? [null] : ['1/2', '2/2'];
    for (const { matches, home, away } of ties) {
      expect(matches.map(({ leg }) => leg)).toEqual(legs);
      expect(matches.map(({ home_id }) => Number(home_id))).toEqual([home.id, away.id].slice(0, legs.length));
    }
  }
});

test('hides a draw before it is made, and a winner before the last leg', async () => {
  const drawn = async (instant: string) => (await draw(instant)).map(({ ties }) => ties.length);
  expect(await drawn('2025-11-20T12:00:00Z')).toEqual([0, 0, 0, 0]);
  expect(await drawn('2026-01-10T12:00:00Z')).toEqual([8, 0, 0, 0]);
  const [first] = await draw('2026-01-10T12:00:00Z');
  expect(first?.ties.map(({ home_score, winner_team_id }) => [home_score, winner_team_id])).toEqual(
    Array(8).fill([null, null]),
  );
  const [between] = await draw('2026-02-20T12:00:00Z');
  expect(
    between?.ties.every(({ home_score, winner_team_id }) => home_score !== null && winner_team_id === null),
  ).toBe(true);
  expect(between?.is_current).toBe(1);
});
