import { expect, test } from 'vitest';
import { startApp } from '#service/testing/start-app.ts';

const { get, setNow, world } = startApp();

const SEASON = 26 * 1024 + 10;

interface WireMatch {
  readonly id: number;
  readonly status: number | string;
  readonly winner_team_id: number | string | null;
  readonly time: { readonly minute: number | string | null; readonly [name: string]: unknown };
  readonly scores: Readonly<Record<string, string | null>>;
  readonly teams: Readonly<Record<'home' | 'away', { readonly id: number }>>;
}

async function list(path: string): Promise<WireMatch[]> {
  return (await get(path)).body.data;
}

/** Returns one finished match, drawn or won, from several operations. */
async function everywhere(drawn: boolean) {
  const [match] = (await list(`fixtures/?t=season&season_id=${SEASON}`)).filter(
    ({ status, scores }) => status === 3 && (scores['home_score'] === scores['away_score']) === drawn,
  );
  if (!match) throw new Error('The season has no such match');
  const fixture = world.fixture(match.id);
  const d = new Date((fixture?.frame.kickOff ?? 0) * 1000).toISOString().slice(0, 10);
  const only = (matches: readonly WireMatch[]) => matches.find(({ id }) => id === match.id);
  const [schedule, round, sort, info] = await Promise.all([
    list(`fixtures/?t=schedule&d=${d}&league_id=10`),
    list(`fixtures/?t=round&round_id=${fixture?.round.id}`),
    list(`fixtures/?t=sort&ids=${match.id}`),
    get(`fixtures/?t=info&id=${match.id}`),
  ]);
  const { home, away } = match.teams;
  const winner = Number(match.scores['home_score']) > Number(match.scores['away_score']) ? home : away;
  return {
    winner: winner.id,
    winners: {
      season: match.winner_team_id,
      schedule: only(schedule)?.winner_team_id,
      round: only(round)?.winner_team_id,
      sort: only(sort)?.winner_team_id,
      info: info.body.data.winner_team_id,
    },
  };
}

test('writes the winner of a draw as "0" in round and sort, and null in season, schedule and info', async () => {
  const { winners } = await everywhere(true);
  expect(winners).toEqual({ season: null, schedule: null, round: '0', sort: '0', info: null });
});

test('writes a winner as a number in schedule and info, and as text elsewhere', async () => {
  const { winner, winners } = await everywhere(false);
  const text = String(winner);
  expect(winners).toEqual({ season: text, schedule: winner, round: text, sort: text, info: winner });
});

test('writes the winner "0" for a draw of today and null for a match in play', async () => {
  const ended = await list('livescores/?t=ended');
  const draws = ended.filter(({ scores }) => scores['home_score'] === scores['away_score']);
  expect(draws.length).toBeGreaterThan(5);
  expect(new Set(draws.map((match) => match.winner_team_id))).toEqual(new Set(['0']));
  const live = await list('livescores/?t=live');
  expect(new Set(live.map((match) => match.winner_team_id))).toEqual(new Set([null]));
});

test('writes the minute as text in play, a number when finished, and "" or null before kick-off', async () => {
  const live = await list('livescores/?t=live');
  for (const { id, time } of live) {
    if (world.fixture(id)?.coverage.events) expect(time.minute).toMatch(/^\d{1,3}(\+\d{1,2})?$/);
    else expect(time.minute).toBeNull();
  }
  for (const { time } of await list('livescores/?t=ended')) expect([90, 120]).toContain(time.minute);
  for (const { time } of await list('livescores/?t=notstarted')) expect(time.minute).toBe('');
  const season = await list(`fixtures/?t=season&season_id=${SEASON}`);
  const waiting = season.filter(({ status }) => status === 0);
  expect(new Set(waiting.map(({ time }) => time.minute))).toEqual(new Set([null]));
});

test('writes period scores as "-" before kick-off, null in a season, and the running score in play', async () => {
  const [waiting] = await list('livescores/?t=notstarted');
  const none = { home_score: null, away_score: null, et_score: null, ps_score: null };
  expect(waiting?.scores).toEqual({ ...none, ht_score: '-', ft_score: '-' });
  const season = await list(`fixtures/?t=season&season_id=${SEASON}`);
  const later = season.find(({ status }) => status === 0);
  expect(later?.scores).toEqual({ ...none, ht_score: null, ft_score: null });
  for (const { scores, status } of await list('livescores/?t=live')) {
    if (status !== 1) continue;
    expect(scores['ft_score']).toBe(`${scores['home_score']}-${scores['away_score']}`);
  }
});

test('lists live matches once each, ordered by country, competition and kick-off', async () => {
  const first = await get('livescores/?t=live');
  const second = await get('livescores/?t=live&page=2');
  const live = [...first.body.data, ...second.body.data];
  expect(live).toHaveLength(first.body.meta['total'] as number);
  expect(live.filter(({ status }) => ![1, 7, 8, 11, 12, 13, 14].includes(status))).toEqual([]);
  const names = live.map(({ league }) => league.country_name as string);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  for (const [i, match] of live.entries()) {
    const before = live[i - 1];
    if (before?.league.id === match.league.id) {
      expect(before.time.timestamp).toBeLessThanOrEqual(match.time.timestamp);
    }
  }
});

test('splits today into not started, live, ended and called off', async () => {
  const count = async (path: string) => (await get(path)).body.meta['total'] as number;
  const today = await count('livescores/?t=today');
  const parts = await Promise.all(['notstarted', 'ended'].map((t) => count(`livescores/?t=${t}`)));
  const live = await list('livescores/?t=live');
  expect(parts.reduce((sum, part) => sum + part, 0)).toBeLessThan(today);
  expect(live.length).toBeGreaterThan(90);
});

test("treats the spec's match_by_id as info", async () => {
  const [match] = await list('livescores/?t=live');
  const info = await get(`fixtures/?t=info&id=${match?.id}&include=events,stats`);
  const byId = await get(`fixtures/?t=match_by_id&id=${match?.id}&include=events,stats`);
  expect(byId.body.data).toEqual(info.body.data);
  expect(info.body.data.id).toBe(match?.id);
});

test.each(['events,stats', 'match_events,match_stats', 'stats,match_events,comments,nonsense'])(
  'embeds nothing for include=%s',
  async (include) => {
    const [match] = await list(`livescores/?t=live&include=${include}`);
    expect(Object.keys(match ?? {}).slice(-2)).toEqual(['events', 'stats']);
  },
);

test.each(['', 'nonsense', 'broadcast', 'event'])('include=%s embeds nothing', async (include) => {
  const [match] = await list(`livescores/?t=live&include=${include}`);
  expect(match).not.toHaveProperty('events');
  expect(match).not.toHaveProperty('stats');
});

test('writes status as text in last_next, with next ascending and last descending', async () => {
  const { body } = await get('fixtures/?t=last_next&team_id=1001');
  const { next, current, last } = body.data as Record<'next' | 'current' | 'last', WireMatch[]>;
  const all = [...next, ...current, ...last];
  expect(new Set(all.map(({ status }) => typeof status))).toEqual(new Set(['string']));
  expect(body.meta).toMatchObject({ count: all.length, total: all.length, pages: 1 });
  const times = (matches: WireMatch[]) => matches.map(({ time }) => time['timestamp'] as number);
  expect(times(next)).toEqual(times(next).sort((a, b) => a - b));
  expect(times(last)).toEqual(times(last).sort((a, b) => b - a));
  expect(all.every(({ teams }) => teams.home.id === 1001 || teams.away.id === 1001)).toBe(true);
});

test('keeps the requested order in sort and omits unknown ids', async () => {
  const [a, b] = await list('livescores/?t=live');
  const matches = await list(`fixtures/?t=sort&ids=${b?.id},5,${a?.id},${b?.id}`);
  expect(matches.map(({ id }) => id)).toEqual([b?.id, a?.id]);
});

test('answers 404 for a match before it is announced', async () => {
  const far = 27 * 1024 + 10;
  const [fixture] = world.fixturesOfSeason(far);
  expect(fixture).toBeDefined();
  expect((await get(`fixtures/?t=info&id=${fixture?.id}`)).status).toBe(404);
  expect(await list(`fixtures/?t=season&season_id=${far}`)).toEqual([]);
  setNow(new Date((fixture?.visibleFrom ?? 0) * 1000).toISOString());
  expect((await get(`fixtures/?t=info&id=${fixture?.id}`)).status).toBe(200);
  setNow('2026-11-21T15:30:00Z');
});

test('applies the filters of a day', async () => {
  const day = 'fixtures/?t=schedule&d=2026-11-21';
  const [all, country, league] = await Promise.all([
    get(day),
    get(`${day}&country_id=1`),
    get(`${day}&league_id=10`),
  ]);
  const total = (answer: typeof all) => answer.body.meta['total'] as number;
  expect(total(league)).toBeGreaterThan(0);
  expect(total(country)).toBeGreaterThan(total(league));
  expect(total(all)).toBeGreaterThan(total(country));
  const [match] = league.body.data;
  for (const name of ['season_id', 'stage_id', 'group_id', 'round_id']) {
    const narrowed = await get(`${day}&${name}=${match[name]}`);
    expect(total(narrowed)).toBeGreaterThan(0);
    expect(narrowed.body.data.every((one: Record<string, string>) => one[name] === match[name])).toBe(true);
  }
});

test('has no minute in play and no half-time score at the end without event coverage', async () => {
  // Leagues without events, mostly of youth, play on Mondays and Thursdays.
  setNow('2026-11-19T18:30:00Z');
  const bare = (matches: WireMatch[]) => matches.filter(({ id }) => !world.fixture(id)?.coverage.events);
  const pages = await Promise.all([1, 2, 3].map((page) => list(`livescores/?t=ended&page=${page}`)));
  const ended = bare(pages.flat());
  expect(ended.length).toBeGreaterThan(0);
  for (const { scores } of ended) expect(scores['ht_score']).toBe('-');
  const live = bare(await list('livescores/?t=live'));
  for (const { time } of live) expect(time.minute).toBeNull();
});

test.each([
  'fixtures/?t=schedule&d=2199-12-31',
  'fixtures/?t=info&id=260000000000',
  `fixtures/?t=season&season_id=${900 * 1024 + 10}`,
  `seasons/?t=info&id=${900 * 1024 + 10}`,
])('answers %s, centuries ahead, immediately', async (path) => {
  const started = performance.now();
  const { status, body } = await get(path);
  expect(performance.now() - started).toBeLessThan(500);
  if (status === 200) expect(body.data).toEqual([]);
  else expect(status).toBe(404);
});
