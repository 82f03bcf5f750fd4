import { expect, test } from 'vitest';
import { typesOver } from '#service/testing/json-types.ts';
import { startApp } from '#service/testing/start-app.ts';

const { get, setNow, world } = startApp();

/** Recorded JSON types, transcribed from the v2.2 wire's table in its order. */
const MEETING: Readonly<Record<string, string>> = {
  id: 'number',
  startdate: 'string',
  league: 'object',
  'league.id': 'number',
  'league.name': 'string',
  'league.img': 'string',
  'league.country': 'object',
  'league.country.id': 'number',
  'league.country.name': 'string',
  'league.country.cc': 'string',
  teams: 'object',
  ...Object.fromEntries(
    ['home', 'away'].flatMap((side) => [
      [`teams.${side}`, 'object'],
      ...['id', 'name', 'img'].map((field) => [
        `teams.${side}.${field}`,
        field === 'id' ? 'number' : 'string',
      ]),
    ]),
  ),
  scores: 'object',
  'scores.home_score': 'string',
  'scores.away_score': 'string',
  'scores.ht_score': 'string',
  'scores.ft_score': 'string',
  'scores.et_score': 'null string',
  'scores.ps_score': 'string',
  ft_score: 'string',
  form: 'string',
};

interface Meeting {
  readonly id: number;
  readonly startdate: string;
  readonly teams: Readonly<Record<'home' | 'away', { readonly id: number }>>;
  readonly scores: Readonly<Record<string, string | null>>;
  readonly form: 'W' | 'D' | 'L';
}

const ROVERS = 1001;
const TOXTETH = 1003;
const SATURDAY = '2026-11-21T15:30:00Z';

async function h2h(query: string) {
  const { status, body } = await get(`h2h/?${query}`);
  expect(status).toBe(200);
  return body.data;
}

function lists(data: { home: object; away: object; h2h: Meeting[] }): Meeting[][] {
  const sides = [data.home, data.away] as { events: Record<string, Meeting[]> }[];
  return [...sides.flatMap(({ events }) => Object.values(events)), data.h2h];
}

test('writes both operations in the recorded types', async () => {
  setNow(SATURDAY);
  const [id] = world.fixturesBetween(ROVERS, TOXTETH, Date.parse(SATURDAY) / 1000).map((match) => match.id);
  for (const query of [`t=teams&team1=${ROVERS}&team2=${TOXTETH}`, `t=match&id=${id}`]) {
    const data = await h2h(query);
    expect(Object.keys(data)).toEqual(['home', 'away', 'h2h']);
    for (const side of [data.home, data.away]) {
      expect(Object.keys(side)).toEqual(['id', 'name', 'img', 'events']);
      expect(Object.keys(side.events)).toEqual(['overall', 'home', 'away']);
    }
    const types = typesOver(lists(data).flat());
    expect(Object.keys(types)).toEqual(Object.keys(MEETING));
    for (const [path, recorded] of Object.entries(MEETING))
      expect(recorded.split(' '), path).toEqual(expect.arrayContaining(types[path]?.split(' ') ?? []));
  }
});

test('keeps the first team first: swapping reverses the form of each meeting and keeps its sides', async () => {
  setNow(SATURDAY);
  const here = await h2h(`t=teams&team1=${ROVERS}&team2=${TOXTETH}`);
  const there = await h2h(`t=teams&team1=${TOXTETH}&team2=${ROVERS}`);
  expect([here.home.id, here.away.id, there.home.id, there.away.id]).toEqual([
    ROVERS,
    TOXTETH,
    TOXTETH,
    ROVERS,
  ]);
  expect(here.h2h.length).toBeGreaterThan(10);
  const other = { W: 'L', D: 'D', L: 'W' } as const;
  expect(there.h2h).toEqual(here.h2h.map((match: Meeting) => ({ ...match, form: other[match.form] })));
  expect(there.home.events).toEqual(here.away.events);
});

test("derives the form in every list from the score and the list's team", async () => {
  setNow(SATURDAY);
  for (const [one, other] of [
    [ROVERS, TOXTETH],
    [2001, 2004],
    [1999, 2999],
    [1301, 1305],
  ]) {
    const data = await h2h(`t=teams&team1=${one}&team2=${other}`);
    for (const list of lists(data)) {
      const own = list === data.h2h || Object.values(data.home.events).includes(list) ? one : other;
      const starts = list.map(({ startdate }) => startdate);
      expect(starts).toEqual([...starts].sort().reverse());
      for (const { teams, scores, form } of list) {
        const side = teams.home.id === own ? 1 : -1;
        expect([teams.home.id, teams.away.id]).toContain(own);
        const [home, away] = scores['ps_score']
          ? scores['ps_score'].split('-').map(Number)
          : [Number(scores['home_score']), Number(scores['away_score'])];
        expect(form).toBe('LDW'[1 + side * Math.sign((home ?? 0) - (away ?? 0))]);
      }
    }
    for (const { teams } of data.home.events.home) expect(teams.home.id).toBe(one);
    for (const { teams } of data.away.events.away) expect(teams.away.id).toBe(other);
  }
});

test('lists all finished meetings with the scores of the matches, and no others', async () => {
  const pairs = [
    [1001, 1003],
    [1005, 1012],
    [2001, 2003],
    [40_001, 40_005],
    [1301, 1304],
    [1999, 3999],
  ];
  let compared = 0;
  for (const instant of [SATURDAY, '2024-05-11T16:10:00Z', '2026-11-21T16:59:00Z']) {
    setNow(instant);
    const now = Date.parse(instant) / 1000;
    for (const [one = 0, other = 0] of pairs) {
      const listedMeetings: Meeting[] = (await h2h(`t=teams&team1=${one}&team2=${other}`)).h2h;
      const all = world.fixturesBetween(one, other, now).map(({ id }) => id);
      const { body } =
        all.length > 0 ? await get(`fixtures/?t=sort&ids=${all.join(',')}`) : { body: { data: [] } };
      const over = (body.data as { id: number; status: number; scores: object }[])
        .filter(({ status }) => [3, 9, 31, 32].includes(status))
        .map(({ id, scores }) => [id, scores] as const);
      // An unknown half-time score is "-" in a match, a missing score "" or null.
      const plain = (scores: object) =>
        Object.fromEntries(
          Object.entries(scores)
            .filter(([name]) => name !== 'ht_score')
            .map(([k, v]) => [k, v || null]),
        );
      expect(new Map(listedMeetings.map(({ id, scores }) => [id, plain(scores)]))).toEqual(
        new Map(over.map(([id, scores]) => [id, plain(scores)])),
      );
      compared += over.length;
    }
  }
  expect(compared).toBeGreaterThan(100);
});

test('lists both league meetings of every pair', async () => {
  const season = 25 * 1024 + 10;
  const fixtures = world.fixturesOfSeason(season).filter(({ id }) => id % 4 === 0);
  const teams = world.season(season)?.teams ?? [];
  expect(fixtures).toHaveLength(teams.length * (teams.length - 1));
  for (const other of teams.slice(1)) {
    const met = world.fixturesBetween(teams[0] ?? 0, other, Date.parse('2026-06-30') / 1000);
    expect(met.filter((match) => match.season.id === season && match.id % 4 === 0)).toHaveLength(2);
  }
});

test('includes the requested match once it is over', async () => {
  const match = world.fixturesOfSeason(26 * 1024 + 10).find(({ home }) => home.id === ROVERS);
  if (!match) throw new Error('no match');
  const ids = async () => (await h2h(`t=match&id=${match.id}`)).h2h.map(({ id }: Meeting) => id);
  setNow(new Date((match.frame.kickOff + 3600) * 1000).toISOString());
  expect(await ids()).not.toContain(match.id);
  setNow(new Date((match.frame.kickOff + 4 * 3600) * 1000).toISOString());
  expect((await ids())[0]).toBe(match.id);
});

test.each([
  ['h2h/?t=teams&team1=1001', 400, "Missing 'team2' parameter"],
  ['h2h/?t=teams&team1=x&team2=1003', 400, "Invalid 'team1' parameter value"],
  ['h2h/?t=teams&team1=1001&team2=1001', 400, "Invalid 'team2' parameter value"],
  ['h2h/?t=teams&team1=1001&team2=999999999', 404, 'Team not found'],
  ['h2h/?t=match', 400, "Missing 'id' parameter"],
  ['h2h/?t=match&id=5', 404, 'Match not found'],
])('refuses %s', async (path, expected, msg) => {
  setNow(SATURDAY);
  const { status, body } = await get(path);
  expect([status, body.meta.msg]).toEqual([expected, msg]);
});
