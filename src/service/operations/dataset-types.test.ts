import { expect, test } from 'vitest';
import { jsonType, typesOver } from '#service/testing/json-types.ts';
import { startApp } from '#service/testing/start-app.ts';

/** Recorded JSON types of the datasets, transcribed from the v2.2 wire's tables in their order. */
const EMBEDDED_EVENT = [
  ['team_id', 'number'],
  ['type', 'string'],
  ['period', 'string'],
  ['player_id', 'null number'],
  ['player_name', 'null string'],
  ['related_player_id', 'null number'],
  ['related_player_name', 'null string'],
  ['minute', 'string'],
  ['extra_minute', 'null number'],
  ['timestamp', 'null number'],
  ['reason', 'null string'],
  ['injuried', 'null'],
  ['own_goal', 'boolean'],
  ['penalty', 'boolean'],
  ['result', 'null string'],
  ['info', 'null string'],
] as const;

const TEXT_IDS: Readonly<Record<string, string>> = {
  team_id: 'string',
  player_id: 'null string',
  related_player_id: 'null string',
  info: 'string',
};

const STATS = [
  ['team_id', 'number'],
  ['key_passes', 'null string'],
  ['passing_accuracy', 'null number'],
  ['fouls', 'null string'],
  ['injuries', 'null string'],
  ['corners', 'null string'],
  ['crosses', 'null string'],
  ['crossing_accuracy', 'null number'],
  ['offsides', 'null string'],
  ['shots_total', 'null number'],
  ['shots_on_target', 'null string'],
  ['shots_off_target', 'null string'],
  ['shots_blocked', 'null string'],
  ['possessiontime', 'null number'],
  ['possessionpercent', 'null number'],
  ['yellowcards', 'null string'],
  ['yellowredcards', 'null string'],
  ['redcards', 'null string'],
  ['substitutions', 'null string'],
  ['goal_kick', 'null string'],
  ['goal_attempts', 'null string'],
  ['free_kick', 'null string'],
  ['throw_in', 'null string'],
  ['ball_safe', 'null string'],
  ['goals', 'null number'],
  ['penalties', 'null string'],
  ['attacks', 'null string'],
  ['dangerous_attacks', 'null string'],
  ['action_areas', 'null string'],
  ['xg', 'null string'],
] as const;

const { get, setNow } = startApp();

type Loose = Readonly<Record<string, unknown>>;
type Row = Loose & { id: number; events: Loose[]; stats: Loose[]; teams: Record<string, { id: number }> };

async function rows(path: string): Promise<Row[]> {
  return (await get(path)).body.data;
}

function expectTypes(objects: readonly object[], table: readonly (readonly [string, string])[]): void {
  const typesByField = typesOver(objects);
  expect(Object.keys(typesByField)).toEqual(table.map(([name]) => name));
  for (const [name, types] of table) {
    const unexpected = typesByField[name]?.split(' ').filter((type) => !types.split(' ').includes(type));
    expect(unexpected, name).toEqual([]);
  }
}

test('writes embedded events in the recorded types, with number ids', async () => {
  const matches = await rows('livescores/?t=live&include=events');
  const events = matches.flatMap((match) => match.events);
  expect(events.length).toBeGreaterThan(500);
  expectTypes(events, EMBEDDED_EVENT);
});

test('writes match_events with text ids, and omits an empty info', async () => {
  const matches = await rows('livescores/?t=live');
  const answers = await Promise.all(
    matches.slice(0, 40).map(({ id }) => get(`fixtures/?t=match_events&id=${id}`)),
  );
  const events = answers.flatMap(({ body }) => body.data as object[]);
  const eventsWithInfo = events.filter((event) => 'info' in event);
  const untold = events.filter((event) => !('info' in event));
  const table = EMBEDDED_EVENT.map(([name, types]) => [name, TEXT_IDS[name] ?? types] as const);
  expectTypes(eventsWithInfo, table);
  expectTypes(
    untold,
    table.filter(([name]) => name !== 'info'),
  );
  const [first] = answers;
  const count = first?.body.data.length;
  expect(first?.body.meta).toMatchObject({ count, total: count, page: 1, pages: 1 });
});

test('writes the same events in both forms', async () => {
  const [match] = await rows('livescores/?t=live&include=events');
  const { body } = await get(`fixtures/?t=match_events&id=${match?.id}`);
  const plain = (events: readonly Loose[]) =>
    events.map((event) => Object.fromEntries(Object.entries(event).map(([k, v]) => [k, v && String(v)])));
  const embedded = plain(match?.events ?? []).map(({ info, ...rest }) => (info ? { ...rest, info } : rest));
  expect(plain(body.data)).toEqual(embedded);
});

test('writes stats of home and away in the recorded mixed types', async () => {
  const matches = await rows('livescores/?t=ended&include=stats');
  for (const { stats, teams } of matches) {
    expect(stats.map((side) => side['team_id'])).toEqual([teams['home']?.id, teams['away']?.id]);
  }
  const all = matches.flatMap((match) => match.stats);
  expectTypes(all, STATS);
  const types = typesOver(all);
  for (const [name] of STATS.slice(1)) expect(types[name], name).not.toBe('null');
});

test('writes nulls without stats coverage, and no events without event coverage', async () => {
  // Leagues without events, mostly of youth, play on Mondays and Thursdays.
  setNow('2026-11-19T18:30:00Z');
  const matches = await rows('livescores/?t=ended&include=events,stats');
  const bare = matches.filter(({ stats }) => stats[0]?.['goals'] === null);
  expect(bare.length).toBeGreaterThan(0);
  for (const { stats } of bare) {
    for (const { team_id, ...counters } of stats) {
      expect(jsonType(team_id)).toBe('number');
      expect(new Set(Object.values(counters))).toEqual(new Set([null]));
    }
  }
  expect(matches.some(({ events }) => events.length === 0)).toBe(true);
});

test("writes timestamps only on events of today's matches", async () => {
  setNow('2026-11-21T15:30:00Z');
  const stamps = async (path: string) =>
    new Set((await rows(path)).flatMap(({ events }) => events.map((event) => jsonType(event['timestamp']))));
  expect(await stamps('livescores/?t=live&include=events')).toEqual(new Set(['number']));
  expect(await stamps('livescores/?t=yesterday&include=events')).toEqual(new Set(['null']));
});

test('names the assist of a goal, and players by slot', async () => {
  const matches = await rows('livescores/?t=live&include=events');
  const goals = matches.flatMap(({ events }) => events).filter(({ type }) => type === 'goal');
  const assisted = goals.filter((goal) => goal['related_player_name'] !== null);
  expect(assisted.length).toBeGreaterThan(20);
  for (const goal of assisted) expect(goal['info']).toBe(`Assist by: ${goal['related_player_name']}`);
});
