import { expect, test } from 'vitest';
import { typesOver } from '#service/testing/json-types.ts';
import { startApp } from '#service/testing/start-app.ts';

const { get, setNow } = startApp();

const LEAGUE = 10;
const SEASON = 26 * 1024 + LEAGUE;
const SATURDAY = '2026-11-21T15:30:00Z';

const PLAYER = {
  pos: 'number',
  player: 'object',
  'player.id': 'string',
  'player.name': 'string',
  team: 'object',
  'team.id': 'string',
  'team.name': 'string',
  league_id: 'string',
  season_id: 'string',
  matches_played: 'number',
  minutes_played: 'number',
  substituted_in: 'number',
};

/** Recorded JSON types, transcribed from the v2.2 wire's tables in their order. */
const LISTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  topscorers: {
    ...PLAYER,
    goals: 'object',
    'goals.overall': 'number',
    'goals.home': 'number',
    'goals.away': 'number',
    penalties: 'number',
  },
  topassists: { ...PLAYER, assists: 'number' },
  topcards: { ...PLAYER, yellowcards: 'number', yellowredcards: 'null number', redcards: 'number' },
};

interface Row {
  readonly pos: number;
  readonly player: { readonly id: string; readonly name: string };
  readonly goals: { readonly overall: number; readonly home: number; readonly away: number };
  readonly penalties: number;
  readonly assists: number;
  readonly yellowcards: number;
  readonly yellowredcards: number | null;
  readonly redcards: number;
}

async function leaders(t: string, season = SEASON): Promise<readonly Row[]> {
  const { status, body } = await get(`leaders/?t=${t}&season_id=${season}`);
  expect(status).toBe(200);
  expect(body.meta).toMatchObject({ count: body.data.length, total: body.data.length, page: 1, pages: 1 });
  return body.data;
}

/** The ranking counts of a player, by list. */
const COUNTS: Readonly<Record<string, (row: Row) => readonly number[]>> = {
  topscorers: ({ goals }) => [goals.overall],
  topassists: ({ assists }) => [assists],
  topcards: ({ redcards, yellowredcards, yellowcards }) => [redcards, yellowredcards ?? 0, yellowcards],
};

test.each(Object.keys(LISTS))('writes %s in the recorded types, ranked, each player once', async (t) => {
  setNow(SATURDAY);
  const rows = await leaders(t);
  expect(typesOver(rows)).toEqual(LISTS[t]);
  expect(Object.keys(typesOver(rows))).toEqual(Object.keys(LISTS[t] ?? {}));
  expect(rows.map(({ pos }) => pos)).toEqual(rows.map((_, index) => index + 1));
  expect(new Set(rows.map(({ player }) => player.id)).size).toBe(rows.length);
  const order = rows.map((row) =>
    (COUNTS[t]?.(row) ?? []).map((count) => String(count).padStart(3, '0')).join(),
  );
  expect(order).toEqual([...order].sort().reverse());
  expect(rows.filter((row) => (COUNTS[t]?.(row) ?? []).every((count) => count === 0))).toEqual([]);
  expect(rows[0]?.player.name).toMatch(/^\p{L}.*, \p{L}/u);
});

test('sums home and away goals, penalties included', async () => {
  setNow(SATURDAY);
  for (const { goals, penalties } of await leaders('topscorers')) {
    expect(goals.overall).toBe(goals.home + goals.away);
    expect(penalties).toBeLessThanOrEqual(goals.overall);
  }
});

interface Event {
  readonly type: string;
  readonly own_goal: boolean;
  readonly player_id: number | null;
  readonly related_player_id: number | null;
}

function countById(events: readonly Event[], of: (event: Event) => number | null): Map<string, number> {
  const counts = new Map<string, number>();
  for (const event of events) {
    const id = of(event);
    if (id !== null) counts.set(String(id), (counts.get(String(id)) ?? 0) + 1);
  }
  return counts;
}

test.each([
  ['a matchday', SATURDAY],
  ['a minute later, with goals that may be ruled out', '2026-11-21T15:31:00Z'],
  ['the evening', '2026-11-21T22:00:00Z'],
])('%s: agrees with the events of all matches of the season', async (_, instant) => {
  setNow(instant);
  const { body } = await get(`fixtures/?t=season&season_id=${SEASON}&include=events`);
  const matches = body.data as { status: number; events: Event[] }[];
  const events = matches.filter(({ status }) => status !== 6).flatMap((match) => match.events);
  const goals = countById(events, (event) =>
    event.type === 'goal' && !event.own_goal ? event.player_id : null,
  );
  const assists = countById(events, (event) => (event.type === 'goal' ? event.related_player_id : null));
  const reds = countById(events, (event) => (event.type === 'redcard' ? event.player_id : null));
  const cards = countById(events, (event) => (event.type.endsWith('card') ? event.player_id : null));
  expect(goals.size).toBeGreaterThan(100);
  const countsByPlayer = (rows: readonly Row[], of: (row: Row) => number) =>
    new Map(rows.map((row) => [row.player.id, of(row)]));
  expect(countsByPlayer(await leaders('topscorers'), ({ goals }) => goals.overall)).toEqual(goals);
  expect(countsByPlayer(await leaders('topassists'), ({ assists }) => assists)).toEqual(assists);
  const booked = await leaders('topcards');
  const all = (row: Row) => row.yellowcards + (row.yellowredcards ?? 0) + row.redcards;
  expect(countsByPlayer(booked, all)).toEqual(cards);
  expect(
    countsByPlayer(
      booked.filter(({ redcards }) => redcards > 0),
      ({ redcards }) => redcards,
    ),
  ).toEqual(reds);
});

test('has no leaders before a season, without event coverage and for friendlies', async () => {
  setNow('2026-07-25T12:00:00Z');
  expect(await leaders('topscorers')).toEqual([]);
  setNow(SATURDAY);
  expect(await leaders('topcards', 26 * 1024 + 950)).toEqual([]);
});

test.each([
  ['leaders/?t=topscorers', 400, "Missing 'season_id' parameter"],
  ['leaders/?t=topscorers&season_id=x', 400, "Invalid 'season_id' parameter value"],
  ['leaders/?t=topscorers&season_id=5', 404, 'Season not found'],
])('refuses %s', async (path, expected, msg) => {
  const { status, body } = await get(path);
  expect([status, body.meta.msg]).toEqual([expected, msg]);
});

test('answers with the top scorers without a selector', async () => {
  const { body } = await get(`leaders/?season_id=${SEASON}`);
  expect(body.data).toEqual(await leaders('topscorers'));
});
