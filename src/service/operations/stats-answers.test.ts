import { expect, test } from 'vitest';
import { typesOver } from '#service/testing/json-types.ts';
import { startApp } from '#service/testing/start-app.ts';

const { get, setNow, world } = startApp();

const LEAGUE = 10;
const SEASON = 26 * 1024 + LEAGUE;
const PREVIOUS_SEASON = SEASON - 1024;
const SATURDAY = '2026-11-21T15:30:00Z';
const SUMMER = '2026-07-01T00:00:00Z';

type Types = Readonly<Record<string, string>>;

/** Prefixes types with a path: "goals" and {total: 'number'} make "goals" and "goals.total". */
function under(path: string, types: Types): Types {
  const fields = Object.entries(types).map(([name, type]) => [`${path}.${name}`, type]);
  return { [path]: 'object', ...Object.fromEntries(fields) };
}

function each(names: readonly string[], types: Types): Types {
  return Object.assign({}, ...names.map((name) => under(name, types)));
}

const numbers = (...names: readonly string[]): Types =>
  Object.fromEntries(names.map((name) => [name, 'number']));

const VENUES = ['overall', 'home', 'away'];
const RANGES = ['0-15', '15-30', '30-45', '45-60', '60-75', '75-90', '90-120'];
const LINES = ['0.5', '1.5', '2.5', '3.5', '4.5', '5.5'];
const SHARE = numbers('total', 'avg_per_match', 'avg_every_minutes');

/** Recorded JSON types, transcribed from the v2.2 wire's tables in their order. */
const SEASON_STATS: Types = {
  ...numbers('season_id', 'league_id', 'number_of_teams', 'number_of_matches', 'number_of_matches_played'),
  ...each(['team_most_scored', 'player_most_scored'], { id: 'string', total_goals: 'number' }),
  ...each(['substituted_in', 'assists'], SHARE),
  ...under('cards', each(['total', 'yellow', 'yellowred', 'red'], SHARE)),
  ...under(
    'goals',
    each(VENUES, numbers('total', 'percentage_total_goals', 'avg_per_match', 'avg_every_minutes')),
  ),
  ...under('clean_sheets', each(VENUES, numbers('total', 'avg_per_match'))),
  ...under('goals_scored_range', each(RANGES, numbers('total', 'percentage_total_goals'))),
  ...under('goal_line', each(['over', 'under'], each(LINES, numbers('total', 'percentage_total_matches')))),
};

const SUM = numbers('total', 'avg');

const TEAM_STATS: Types = {
  id: 'string',
  league_id: 'string',
  season_id: 'string',
  ...numbers('total_matches', 'assists', 'substituted_in', 'penalties'),
  ...each(['goals_scored', 'goals_conceded'], each(VENUES, numbers('total', 'avg_per_match'))),
  ...each(['goals_scored_range', 'goals_conceded_range'], each(RANGES, { total: 'null number' })),
  ...under('clean_sheets', each(VENUES, SUM)),
  ...under('cards', { total: 'number', ...each(['yellow', 'yellowred', 'redcards'], SUM) }),
  ...under('goal_line', each(['over', 'under'], each(LINES, each(VENUES, SUM)))),
};

const OR_NONE = { total: 'null number', avg: 'number' };

const PLAYER_STATS: Types = {
  id: 'string',
  name: 'string',
  ...under('matches', each(['played', 'starting'], SUM)),
  minutes_played: 'number',
  ...each(['assists', 'penalties', 'offsides'], OR_NONE),
  ...under('substitutions', each(['in', 'out'], OR_NONE)),
  ...under('cards', each(['yellow', 'yellowred', 'redcards'], SUM)),
  ...under('goals', SUM),
  ...under('shots', { total: 'number', ...each(['on_target', 'off_target', 'blocked'], SUM) }),
};

/** `possessiontime` is only recorded as null; a filled one is a number, as in `include=stats`. */
const MATCH_STATS: Types = {
  team_id: 'number',
  ...under('passes', numbers('total', 'accurate', 'percentage')),
  ...numbers(
    'fouls',
    'injuries',
    'corners',
    'offsides',
    'shots_total',
    'shots_on_target',
    'shots_off_target',
  ),
  ...numbers('shots_blocked', 'possessiontime', 'possessionpercent', 'yellowcards', 'yellowredcards'),
  ...numbers('redcards', 'substitutions', 'goal_kick', 'goal_attempts', 'free_kick', 'throw_in', 'ball_safe'),
  ...numbers('goals', 'penalties', 'attacks', 'dangerous_attacks'),
};

function expectTypes(objects: readonly object[], recorded: Types): void {
  const types = typesOver(objects);
  expect(Object.keys(types)).toEqual(Object.keys(recorded));
  for (const [path, fieldTypes] of Object.entries(types))
    expect(recorded[path]?.split(' '), path).toEqual(expect.arrayContaining(fieldTypes.split(' ')));
}

async function stats(query: string) {
  const { status, body } = await get(`stats/?${query}`);
  expect([query, status]).toEqual([query, 200]);
  return body.data;
}

const teamIds = world.season(PREVIOUS_SEASON)?.teams ?? [];
const teamsOfLast = () =>
  Promise.all(teamIds.map((id) => stats(`t=team&id=${id}&season_id=${PREVIOUS_SEASON}`)));

test('writes seasons and leagues in the recorded types, all numbers', async () => {
  setNow(SATURDAY);
  const league = await stats(`t=league&id=${LEAGUE}`);
  expectTypes([league, await stats(`t=season&id=${PREVIOUS_SEASON}`)], SEASON_STATS);
  expect(league).toEqual(await stats(`t=season&id=${SEASON}`));
});

test('writes teams, players and matches in the recorded types', async () => {
  setNow(SATURDAY);
  expectTypes(await teamsOfLast(), TEAM_STATS);
  const squad = world.squad(1001, Date.parse(SATURDAY) / 1000);
  expectTypes(
    await Promise.all(squad.map(({ id }) => stats(`t=player&id=${id}&season_id=${SEASON}`))),
    PLAYER_STATS,
  );
  const { body } = await get('livescores/?t=live');
  const matches = (body.data as { id: number }[]).slice(0, 40);
  const writtenStats = await Promise.all(matches.map(({ id }) => stats(`t=match&id=${id}`)));
  expectTypes(writtenStats.flat(), MATCH_STATS);
});

/** Sums a number over several responses. */
function total(answers: readonly Record<string, never>[], path: string): number {
  const get = (answer: unknown) =>
    path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], answer);
  return answers.reduce((sum, answer) => sum + Number(get(answer)), 0);
}

test('sums the teams of a season to the season', async () => {
  setNow(SATURDAY);
  const season = await stats(`t=season&id=${PREVIOUS_SEASON}`);
  const teams = await teamsOfLast();
  const both = (path: string) => total(teams, path);
  expect(season.number_of_matches_played * 2).toBe(both('total_matches'));
  expect(season.goals.overall.total).toBe(both('goals_scored.overall.total'));
  expect(season.goals.overall.total).toBe(both('goals_conceded.overall.total'));
  expect(season.goals.home.total).toBe(both('goals_scored.home.total'));
  expect(season.goals.away.total).toBe(both('goals_conceded.home.total'));
  expect(season.clean_sheets.away.total).toBe(both('clean_sheets.away.total'));
  expect(season.assists.total).toBe(both('assists'));
  expect(season.substituted_in.total).toBe(both('substituted_in'));
  expect(season.cards.total.total).toBe(both('cards.total'));
  const { yellow, yellowred, red } = season.cards;
  expect(season.cards.total.total).toBe(yellow.total + yellowred.total + red.total);
  const mostGoals = teams
    .map((team) => team.goals_scored.overall.total)
    .sort((a: number, b: number) => b - a)[0];
  expect(season.team_most_scored.total_goals).toBe(mostGoals);
  for (const range of RANGES) {
    const sum = teams.reduce((all, team) => all + team.goals_scored_range[range].total, 0);
    expect(season.goals_scored_range[range].total).toBe(sum);
  }
  for (const line of LINES) {
    const { over, under } = season.goal_line;
    expect(over[line].total + under[line].total).toBe(season.number_of_matches_played);
    const sum = teams.reduce((all, team) => all + team.goal_line.over[line].home.total, 0);
    expect(over[line].total).toBe(sum);
  }
});

test('sums the players of a season to its teams, and names the top scorer', async () => {
  setNow(SUMMER);
  const season = await stats(`t=season&id=${PREVIOUS_SEASON}`);
  const scorers = (await get(`leaders/?t=topscorers&season_id=${PREVIOUS_SEASON}`)).body.data;
  const assists = (await get(`leaders/?t=topassists&season_id=${PREVIOUS_SEASON}`)).body.data;
  expect(season.player_most_scored).toEqual({
    id: scorers[0].player.id,
    total_goals: scorers[0].goals.overall,
  });
  expect(total(assists, 'assists')).toBe(season.assists.total);
  const [first] = scorers;
  const own = await stats(`t=player&id=${first.player.id}&season_id=${PREVIOUS_SEASON}`);
  expect(own).toMatchObject({
    name: first.player.name,
    goals: { total: first.goals.overall },
    minutes_played: first.minutes_played,
    matches: { played: { total: first.matches_played } },
  });
});

test('agrees with the table on goals for and against', async () => {
  setNow(SUMMER);
  const { body } = await get(`leagues/?t=standings&season_id=${PREVIOUS_SEASON}`);
  const rows = body.data.standings as { team_id: number; overall: Record<string, number> }[];
  expect(rows).toHaveLength(teamIds.length);
  for (const { team_id, overall } of rows) {
    const team = await stats(`t=team&id=${team_id}&season_id=${PREVIOUS_SEASON}`);
    expect([team.total_matches, team.goals_scored.overall.total, team.goals_conceded.overall.total]).toEqual([
      overall['games_played'],
      overall['goals_scored'],
      overall['goals_against'],
    ]);
  }
});

test('computes averages from their totals', async () => {
  setNow(SUMMER);
  const season = await stats(`t=season&id=${PREVIOUS_SEASON}`);
  const played = season.number_of_matches_played;
  const round = (value: number) => Math.round(value * 100) / 100;
  expect(season.goals.overall.avg_per_match).toBe(round(season.goals.overall.total / played));
  expect(season.goals.overall.avg_every_minutes).toBe(Math.round((played * 90) / season.goals.overall.total));
  expect(season.goals.home.percentage_total_goals).toBe(
    round((100 * season.goals.home.total) / season.goals.overall.total),
  );
  expect(season.clean_sheets.overall.avg_per_match).toBe(
    round((100 * season.clean_sheets.overall.total) / played),
  );
  const team = await stats(`t=team&id=${teamIds[3]}&season_id=${PREVIOUS_SEASON}`);
  expect(team.clean_sheets.home.avg).toBe(
    round((100 * team.clean_sheets.home.total) / (team.total_matches / 2)),
  );
  expect(team.cards.yellow.avg).toBe(round((100 * team.cards.yellow.total) / team.cards.total));
});

test('writes the statistics of include=stats', async () => {
  setNow(SATURDAY);
  const { body } = await get('livescores/?t=live&include=stats');
  const covered = (body.data as { id: number; stats: Record<string, unknown>[] }[]).filter(
    (match) => match.stats[0]?.['corners'] !== null,
  );
  expect(covered.length).toBeGreaterThan(30);
  for (const { id, stats: embedded } of covered.slice(0, 30)) {
    const own = await stats(`t=match&id=${id}`);
    for (const [index, { passes, ...rest }] of own.entries()) {
      const writtenStats = embedded[index] ?? {};
      expect(passes.percentage).toBe(writtenStats['passing_accuracy']);
      for (const [name, value] of Object.entries(rest)) expect(Number(writtenStats[name]), name).toBe(value);
    }
  }
});

test('has no statistics before kick-off or without coverage', async () => {
  setNow(SATURDAY);
  const { body } = await get('livescores/?t=notstarted');
  expect(await stats(`t=match&id=${body.data[0].id}`)).toEqual([]);
});

test("sums a player's matches to the season", async () => {
  setNow(SUMMER);
  const [first] = (await get(`leaders/?t=topscorers&season_id=${PREVIOUS_SEASON}`)).body.data;
  const id = first.player.id;
  const { body } = await get(`fixtures/?t=season&season_id=${PREVIOUS_SEASON}&team_id=${first.team.id}`);
  const single = await Promise.all(
    (body.data as { id: number }[]).map((match) => stats(`t=player&player_id=${id}&match_id=${match.id}`)),
  );
  const season = await stats(`t=player&id=${id}&season_id=${PREVIOUS_SEASON}`);
  expectTypes(single, PLAYER_STATS);
  for (const path of [
    'goals.total',
    'assists.total',
    'minutes_played',
    'matches.starting.total',
    'shots.total',
  ])
    expect(total(single, path), path).toBe(total([season], path));
});

test("agrees with the line-ups on a player's season", async () => {
  setNow(SUMMER);
  const [first] = (await get(`leaders/?t=topassists&season_id=${PREVIOUS_SEASON}`)).body.data;
  const id = first.player.id;
  // The player may have changed clubs during the season.
  const matches = world
    .fixturesOfSeason(PREVIOUS_SEASON)
    .filter(({ frame, ...of }) =>
      [of.home.id, of.away.id].includes(world.clubOf(Number(id), frame.kickOff) ?? 0),
    );
  const sheets = await Promise.all(
    matches.flatMap((match) => [
      get(`fixtures/?t=match_lineups&include=stats&id=${match.id}`),
      get(`fixtures/?t=match_bench&include=stats&id=${match.id}`),
    ]),
  );
  const own = sheets
    .flatMap(({ body }) => [body.data.home, body.data.away])
    .flatMap((side) => side.squad ?? side.bench ?? side)
    .filter((entry) => entry.player?.id === id && entry.stats.minutes > 0);
  const season = await stats(`t=player&id=${id}&season_id=${PREVIOUS_SEASON}`);
  const sum = (name: string) => own.reduce((all, entry) => all + entry.stats[name], 0);
  expect(season).toMatchObject({
    matches: { played: { total: own.length } },
    minutes_played: sum('minutes'),
    assists: { total: sum('assists') },
    goals: { total: sum('goals') },
    offsides: { total: sum('offsides') || null },
    cards: { yellow: { total: sum('yellowcards') }, redcards: { total: sum('redcards') } },
    shots: {
      total: sum('shots_total'),
      on_target: { total: sum('shots_on_target') },
      off_target: { total: sum('shots_off_target') },
      blocked: { total: sum('shots_blocked') },
    },
  });
  expect(own.length).toBeGreaterThan(20);
});

test('has only the number of teams before the first match', async () => {
  setNow('2026-07-25T12:00:00Z');
  const season = await stats(`t=season&id=${SEASON}`);
  expect(season).toMatchObject({
    number_of_teams: 20,
    number_of_matches: 380,
    number_of_matches_played: 0,
    team_most_scored: { id: null, total_goals: 0 },
    goals: { overall: { total: 0, avg_per_match: 0, avg_every_minutes: 0 } },
  });
});

test.each([
  ['stats/?t=league', 400, "Missing 'id' parameter"],
  ['stats/?t=league&id=999', 404, 'League not found'],
  ['stats/?t=season&id=7', 404, 'Season not found'],
  [`stats/?t=season&id=${26 * 1024 + 950}`, 404, 'Season not found'],
  ['stats/?t=team&id=1001', 400, "Missing 'season_id' parameter"],
  [`stats/?t=team&id=2001&season_id=${SEASON}`, 404, 'Team not found'],
  ['stats/?t=player', 400, "Missing 'id' parameter"],
  ['stats/?t=player&id=5', 400, "Missing 'season_id' parameter"],
  ['stats/?t=player&match_id=5', 400, "Missing 'id' parameter"],
  [`stats/?t=player&id=5&season_id=${SEASON}`, 404, 'Player not found'],
  ['stats/?t=match&id=1', 404, 'Match not found'],
])('refuses %s', async (path, expected, msg) => {
  setNow(SATURDAY);
  const { status, body } = await get(path);
  expect([status, body.meta.msg]).toEqual([expected, msg]);
});
