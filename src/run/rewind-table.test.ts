/** Rewound tables and days are what the embedded service answered at the time. */
import { expect, test } from 'vitest';
import { isGoal } from '#contract/goal.ts';
import { findOperation } from '#contract/operations.ts';
import { readAnswer } from '#contract/read-answer.ts';
import type { League } from '#contract/records/league.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { StandingsRecord, StandingsRow } from '#contract/records/standings.ts';
import { startApp } from '#service/testing/start-app.ts';
import { rewindStandings } from '#web/features/standings/rewind-standings.ts';
import { ruleOf } from '#web/features/standings/rule-of.ts';
import { rewindMatch } from '#web/matches/rewind/rewind-match.ts';

/** The service shows an event some seconds after it happened, and whistles are in no event. */
const MAX_LAG_S = 300;
const MINUTE_S = 60;
const DAY_S = 24 * 3_600;

/**
 * Competitions by what is special about their tables, with the present from which they are rewound. Teams of two
 * conferences have met only 100 days before it.
 */
const CASES = [
  { what: 'one table', league: '30', present: '2026-11-22T21:00:00Z', daysBefore: [8, 60] },
  { what: 'conferences', league: '410', present: '2026-11-22T23:30:00Z', daysBefore: [8, 60, 100] },
  { what: 'a split', league: '90', present: '2026-05-11T06:00:00Z', daysBefore: [8, 60] },
  { what: 'groups', league: '917', present: '2026-11-25T23:00:00Z', daysBefore: [8, 60] },
] as const;

const { get, setNow } = startApp();

async function request<T>(
  at: number,
  route: string,
  t: string,
  query: string,
  include: readonly string[] = [],
): Promise<T> {
  setNow(new Date(at * 1000).toISOString());
  const operation = findOperation(route, t);
  if (!operation) throw new Error(`no ${route}?t=${t}`);
  const included = include.length > 0 ? `&include=${include.join()}` : '';
  const { body } = await get(`${route}/?t=${t}${query}${included}`);
  return readAnswer(operation, include, body).data as T;
}

/** Whether what the service showed at an instant is what the record tells: nothing has happened shortly before or after. */
function isCertain(match: MatchRow, instant: number): boolean {
  const states = [-MAX_LAG_S, 0, MAX_LAG_S].map((by) => rewindMatch(match, instant + by));
  const summary = ({ phase, scores }: MatchRow) => [phase, scores.home_score, scores.away_score].join();
  const hasRuling = match.events?.some((event) => event.type === 'var' || (isGoal(event) && event.result));
  return new Set(states.map(summary)).size === 1 && !(hasRuling && states[1]?.phase === 'live');
}

const countsOf = ({ overall, home, away }: StandingsRow) =>
  [overall, home, away].map(({ position: _, ...counts }) => counts);

test.each(CASES)('a table is rewound to what the service answered then: $what', async (one) => {
  const present = Date.parse(one.present) / 1000;
  const league = await request<League>(present, 'leagues', 'info', `&id=${one.league}`);
  const season = `&season_id=${league.id_current_season}`;
  const official = await request<StandingsRecord>(present, 'leagues', 'standings', season);
  const list = await request<readonly MatchRow[]>(present, 'fixtures', 'season', season);
  const kickOff = list.findLast(({ phase }) => phase === 'finished')?.time.timestamp ?? 0;
  const ids = list.filter(({ time }) => Math.abs(kickOff - time.timestamp) < DAY_S).map(({ id }) => id);
  const withEvents = await request<readonly MatchRow[]>(present, 'fixtures', 'sort', `&ids=${ids}`, [
    'events',
  ]);
  const matches = list.map((match) => withEvents.find(({ id }) => id === match.id) ?? match);
  const rule = ruleOf(league, league.id_current_season ?? '');
  const instants = [
    ...[-90, 20, 80].map((minutes) => kickOff + minutes * MINUTE_S),
    ...one.daysBefore.map((days) => Math.floor(kickOff / DAY_S - days) * DAY_S + 7 * 3_600),
  ];
  const seen = { rows: 0, orders: 0, live: 0 };
  for (const instant of instants) {
    const answer = await request<StandingsRecord>(instant, 'leagues', 'standings_live', season);
    const then = matches.map((match) => rewindMatch(match, instant));
    const rewound = rewindStandings({ official, matches, then, rule });
    const context = `${one.league} at ${new Date(instant * 1000).toISOString()}`;
    expect(rewound?.standings.tables.length, context).toBe(answer.tables.length);
    const uncertain = new Set(
      matches
        .filter((match) => !isCertain(match, instant))
        .flatMap(({ teams: { home, away } }) => [home.id, away.id]),
    );
    for (const [at, table] of answer.tables.entries()) {
      const rows = rewound?.standings.tables[at]?.rows ?? [];
      for (const row of table.rows) {
        if (uncertain.has(row.team_id)) continue;
        const own = rows.find(({ team_id }) => team_id === row.team_id);
        expect(own && countsOf(own), `${context} ${row.team_name}`).toEqual(countsOf(row));
        seen.rows += 1;
      }
      if (table.rows.some(({ team_id }) => uncertain.has(team_id))) continue;
      const order = (list: readonly StandingsRow[]) =>
        list.map(({ team_name, result }) => [team_name, result]);
      expect(order(rows), context).toEqual(order(table.rows));
      seen.orders += 1;
    }
    seen.live += then.filter(({ phase }) => phase === 'live').length;
  }
  expect(seen.rows).toBeGreaterThan(40);
  expect(seen.orders).toBeGreaterThan(2);
  expect(seen.live).toBeGreaterThan(0);
});
