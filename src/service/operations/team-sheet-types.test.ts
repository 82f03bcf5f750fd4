import { expect, test } from 'vitest';
import { typesOver } from '#service/testing/json-types.ts';
import { startApp } from '#service/testing/start-app.ts';

/** Recorded JSON types of team sheets, transcribed from the v2.2 wire's tables in their order. */
const ROW = {
  player: 'object',
  'player.id': 'string',
  'player.name': 'null string',
  'player.common_name': 'string',
  'player.firstname': 'string',
  'player.lastname': 'string',
  'player.weight': 'null string',
  'player.height': 'null string',
  'player.img': 'string',
  'player.country': 'object',
  'player.country.id': 'null string',
  'player.country.name': 'null string',
  'player.country.cc': 'null string',
  number: 'string',
  // Null in every recording; a flag is our choice.
  captain: 'number',
  position: 'string',
  position_name: 'null string',
  order: 'number',
};

const SIDE = {
  formation: 'string',
  confirmed_formation: 'number',
  squad: 'array',
  coach: 'object',
  'coach.id': 'number',
  'coach.name': 'string',
};

const { get, setNow, world } = startApp();

/** Returns the ids of the day's matches with line-up coverage. */
async function coveredMatches(): Promise<number[]> {
  const { body } = await get('livescores/?t=live');
  return body.data
    .filter((match: { coverage: { has_lineups: number } }) => match.coverage.has_lineups === 1)
    .map((match: { id: number }) => match.id);
}

function expectTypes(objects: readonly object[], table: Readonly<Record<string, string>>): void {
  expect(objects.length).toBeGreaterThan(0);
  const typesByField = typesOver(objects);
  expect(Object.keys(typesByField)).toEqual(Object.keys(table));
  for (const [name, types] of Object.entries(table)) {
    const unexpected = typesByField[name]?.split(' ').filter((type) => !types.split(' ').includes(type));
    expect(unexpected, name).toEqual([]);
  }
}

test('writes line-ups in the recorded types', async () => {
  const ids = (await coveredMatches()).slice(0, 60);
  const answers = await Promise.all(ids.map((id) => get(`fixtures/?t=match_lineups&id=${id}`)));
  const sides = answers.flatMap(({ body }) => [body.data.home, body.data.away]);
  expectTypes(sides, SIDE);
  expectTypes(
    sides.flatMap(({ squad }) => squad),
    { ...ROW, position_name: 'string' },
  );
  expect(answers[0]?.body.meta).toMatchObject({ count: 1, total: 1, page: 1, pages: 1 });
});

test('writes benches in the recorded types, without positions', async () => {
  const ids = (await coveredMatches()).slice(0, 60);
  const answers = await Promise.all(ids.map((id) => get(`fixtures/?t=match_bench&id=${id}`)));
  expectTypes(
    answers.flatMap(({ body }) => [...body.data.home, ...body.data.away]),
    { ...ROW, position_name: 'null' },
  );
});

test('lists eleven starters with one goalkeeper and one captain, then the bench, each player once', async () => {
  for (const id of (await coveredMatches()).slice(0, 60)) {
    const { data } = (await get(`fixtures/?t=match_lineups&id=${id}`)).body;
    const bench = (await get(`fixtures/?t=match_bench&id=${id}`)).body.data;
    for (const side of ['home', 'away']) {
      const { squad, formation } = data[side];
      const column = (name: string) => squad.map((row: Record<string, unknown>) => row[name]);
      expect(column('order')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
      expect(column('position').filter((position: unknown) => position === 'G')).toEqual(['G']);
      expect(squad[0].position_name).toBe('Goalkeeper');
      expect(column('captain').filter(Boolean)).toEqual([1]);
      expect(formation).toMatch(/^\d(-\d){2,3}$/);
      const all = [...squad, ...bench[side]].map(({ player }) => player.id);
      expect(new Set(all).size).toBe(all.length);
      expect(bench[side].length).toBeGreaterThanOrEqual(7);
    }
  }
});

test('publishes line-ups exactly an hour before kick-off', async () => {
  const fixture = world
    .fixturesOn(Math.floor(Date.parse('2026-11-21') / 86_400_000))
    .find(
      ({ coverage, frame }) => coverage.lineups && frame.kickOff > Date.parse('2026-11-21T17:00Z') / 1000,
    );
  const publishedMs = ((fixture?.frame.kickOff ?? 0) - 3600) * 1000;
  setNow(new Date(publishedMs - 1000).toISOString());
  const before = await get(`fixtures/?t=match_lineups&id=${fixture?.id}`);
  const none = { formation: null, confirmed_formation: 0, squad: [], coach: null };
  expect(before).toMatchObject({
    status: 200,
    body: { data: { home: none, away: none }, meta: { count: 0 } },
  });
  expect((await get(`fixtures/?t=match_bench&id=${fixture?.id}`)).body.data).toEqual({ home: [], away: [] });
  setNow(new Date(publishedMs).toISOString());
  const after = (await get(`fixtures/?t=match_lineups&id=${fixture?.id}`)).body.data;
  expect(after.home.squad).toHaveLength(11);
  expect((await get(`fixtures/?t=info&id=${fixture?.id}`)).body.data.teams.home.form).toBe(
    after.home.formation,
  );
});

test('never publishes uncovered line-ups, and answers 404 for an unknown match', async () => {
  setNow('2026-11-21T22:00:00Z');
  const fixture = world
    .fixturesOn(Math.floor(Date.parse('2026-11-21') / 86_400_000))
    .find(({ coverage }) => !coverage.lineups);
  expect((await get(`fixtures/?t=match_lineups&id=${fixture?.id}`)).body.data.home.squad).toEqual([]);
  for (const t of ['match_lineups', 'match_bench']) {
    const { status, body } = await get(`fixtures/?t=${t}&id=7`);
    expect([status, body.meta['msg']]).toEqual([404, 'Match not found']);
  }
});

test('translates positions and countries, but neither letters nor names', async () => {
  setNow('2026-11-21T15:30:00Z');
  const [id] = await coveredMatches();
  const readSheet = async (lang: string) =>
    (await get(`fixtures/?t=match_lineups&id=${id}&lang=${lang}`)).body.data.home.squad[0];
  const [english, german] = [await readSheet('en'), await readSheet('de')];
  expect([english.position_name, german.position_name]).toEqual(['Goalkeeper', 'Torwart']);
  expect({ ...german, position_name: '', player: german.player.name }).toEqual({
    ...english,
    position_name: '',
    player: english.player.name,
  });
});

/** Our choice: no recording. */
const STATS = {
  minutes: 'number',
  goals: 'number',
  own_goals: 'number',
  assists: 'number',
  shots_total: 'number',
  shots_on_target: 'number',
  shots_off_target: 'number',
  shots_blocked: 'number',
  key_passes: 'number',
  passes: 'number',
  tackles: 'number',
  interceptions: 'number',
  fouls: 'number',
  fouled: 'number',
  offsides: 'number',
  yellowcards: 'number',
  yellowredcards: 'number',
  redcards: 'number',
  saves: 'number',
  goals_conceded: 'number',
  passing_accuracy: 'number',
  rating: 'null string',
};

test.each(['stats', 'match_stats'])(
  "adds player statistics for include=%s that sum to the team's",
  async (spelling) => {
    setNow('2026-11-21T15:30:00Z');
    for (const id of (await coveredMatches()).slice(0, 20)) {
      const readSheet = async (path: string) =>
        (await get(`fixtures/?id=${id}&include=${spelling}&t=${path}`)).body.data;
      const [starting, bench, match] = [
        await readSheet('match_lineups'),
        await readSheet('match_bench'),
        await readSheet('info'),
      ];
      for (const [team, side] of ['home', 'away'].entries()) {
        const stats = [...starting[side].squad, ...bench[side]].map((row) => row.stats);
        expectTypes(stats, STATS);
        for (const name of ['passes', 'fouls', 'offsides', 'yellowcards', 'redcards', 'shots_blocked']) {
          const total = stats.reduce((sum, each) => sum + each[name], 0);
          // The team has its accurate passes as a share only.
          if (name === 'passes') expect(total).toBeGreaterThan(0);
          else expect(total, name).toBe(Number(match.stats[team][name]));
        }
      }
    }
  },
);

test('has no player statistics without the include', async () => {
  const [id] = await coveredMatches();
  const { data } = (await get(`fixtures/?t=match_lineups&id=${id}`)).body;
  expect(data.home.squad.some((row: object) => 'stats' in row)).toBe(false);
});

const SIDELINED = {
  id: 'number',
  name: 'string',
  types: 'object',
  'types.injuries': 'array',
  'types.suspension': 'array',
};

const ABSENCE = {
  player: 'object',
  'player.id': 'number',
  'player.name': 'string',
  reason: 'string',
  since: 'string',
  expected_return: 'string',
};

test('writes sidelined players of a team and of a match in the recorded types', async () => {
  const ids = (await coveredMatches()).slice(0, 60);
  const ofMatches = await Promise.all(ids.map((id) => get(`fixtures/?t=match_sidelined&id=${id}`)));
  const sides = ofMatches.flatMap(({ body }) => [body.data.home, body.data.away]);
  const ofTeams = await Promise.all(sides.map(({ id }) => get(`teams/?t=sidelined&id=${id}`)));
  const all = [...sides, ...ofTeams.map(({ body }) => body.data)];
  expectTypes(all, SIDELINED);
  const absences = all.flatMap(({ types }) => [...types.injuries, ...types.suspension]);
  expectTypes(absences, ABSENCE);
  for (const { since, expected_return } of absences) {
    expect(since).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(expected_return).toMatch(/^(\?|\d{4}-\d\d-\d\d)$/);
    expect(since <= '2026-11-21').toBe(true);
  }
  for (const { body } of ofTeams) {
    const { injuries, suspension } = body.data.types;
    const count = injuries.length + suspension.length;
    expect(body.meta).toMatchObject({ count, total: count === 0 ? null : count });
  }
});

const COMMENT = {
  important: 'number',
  order: 'number',
  goal: 'number',
  minute: 'number',
  // Null in every recording; holds stoppage time, like events (our choice).
  extra_minute: 'null number',
  comment: 'string',
};

test('writes comments in the recorded types', async () => {
  const ids = (await coveredMatches()).slice(0, 40);
  const answers = await Promise.all(ids.map((id) => get(`fixtures/?t=match_comments&id=${id}`)));
  expectTypes(
    answers.flatMap(({ body }) => body.data),
    COMMENT,
  );
  for (const { body } of answers) {
    const { length } = body.data;
    expect(body.meta).toMatchObject({ count: length, total: length, page: 1, pages: 1 });
  }
});
