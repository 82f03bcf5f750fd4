/**
 * An hour of a Saturday, poll by poll, without a browser: the page's own functions get the proxy's answers at many more
 * instants than a page could be watched at.
 */

import { momentOf } from '#contract/minute.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { StandingsRecord } from '#contract/records/standings.ts';
import { EMPTY_STORE, type MatchEntry, mergeAnswer } from '#news/match-store.ts';
import { readFreshness, UNKNOWN } from '#web/data/freshness.ts';
import { displayTables } from '#web/features/standings/rows.ts';
import { expect, test } from './fixtures.ts';
import { ask } from './support/ask.ts';
import { askService } from './support/data-service.ts';
import { LIVE_LIST, pageAddress, refreshed } from './support/world.ts';

test.setTimeout(180_000); // many answers, however busy the machine is

const POLLS_PER_DAY_LIST = 5;
const DAY_LIST = 'fixtures/?t=schedule&d=2026-11-21';

/** Returns the instants of an hour, ISO. */
const everyTwoMinutes = (start: string): readonly string[] =>
  Array.from({ length: 31 }, (_, at) => new Date(Date.parse(start) + at * 120_000).toISOString());

/** Returns an answer of the proxy with its as-of instant, as the page merges it. */
async function listAnswer(kind: 'live' | 'day', request: string, receivedAt: number) {
  await refreshed(request);
  const response = await fetch(`${pageAddress()}/api/v2.2/${request}`);
  const { data: matches } = (await response.json()) as { data: readonly MatchRow[] };
  const asOf = readFreshness(response.headers, 0, UNKNOWN, 1).asOf ?? Number.NaN;
  return { kind, asOf, precision: 1000, receivedAt, matches };
}

const goalsOf = ({ record: { scores } }: MatchEntry) => (scores.home_score ?? 0) + (scores.away_score ?? 0);

/** Returns the displayed minute as a number that grows with it; null without a running clock. */
function minuteOf({ record, anchor }: MatchEntry, now: number, confirmedAt: number): number | null {
  const moment = momentOf(record, anchor, now, confirmedAt);
  return moment.kind === 'clock' || moment.kind === 'extra'
    ? 100 * moment.minute + (moment.stoppage ?? 0)
    : null;
}

test('during an hour of a Saturday no score or minute goes back, except when a goal is ruled out', async ({
  world,
}) => {
  const goals = new Map<string, number>();
  const minutes = new Map<string, number>();
  const [regressions, lowered]: [string[], Set<string>] = [[], new Set()];
  let store = EMPTY_STORE;
  for (const [poll, instant] of everyTwoMinutes('2026-11-21T15:20:00Z').entries()) {
    const now = Date.parse(instant);
    await world.at(instant);
    store = mergeAnswer(store, await listAnswer('live', LIVE_LIST, now));
    if (poll % POLLS_PER_DAY_LIST === 0) store = mergeAnswer(store, await listAnswer('day', DAY_LIST, now));
    for (const [id, entry] of store.entries) {
      if (goalsOf(entry) < (goals.get(id) ?? 0)) lowered.add(id);
      goals.set(id, goalsOf(entry));
      // At the poll, and just before the next one.
      for (const time of [now, now + 119_000]) {
        const minute = minuteOf(entry, time, store.asOf);
        const before = minutes.get(id) ?? 0;
        if (minute !== null && minute < before)
          regressions.push(`${id}: the minute went from ${before} to ${minute}`);
        if (minute !== null) minutes.set(id, minute);
      }
    }
  }
  expect(regressions).toEqual([]);
  expect(minutes.size).toBeGreaterThan(150);
  const ruledOut = expect.objectContaining({ type: 'var', result: 'cancelled' });
  let explained = 0;
  for (const id of lowered) {
    const { events } = await ask<{ events: readonly { type: string; result: string }[] }>(
      `fixtures/?t=info&id=${id}&include=events`,
    );
    // Without reported events there is no review, either.
    if (events.length === 0) continue;
    expect(events).toContainEqual(ruledOut);
    explained += 1;
  }
  expect(explained).toBeGreaterThan(0);
});

/** The table of a league as on the wire. */
interface WireTable {
  readonly standings: readonly {
    readonly team_name: string;
    readonly overall: Readonly<Record<'position' | 'points' | 'games_played', number | string>>;
  }[];
}

test('through an hour of a Saturday the live table matches the service’s', async ({ world }) => {
  const goal = world.find('goal');
  const { season_id } = await ask<{ season_id: string }>(`fixtures/?t=info&id=${goal.match_id}`);
  const request = `leagues/?t=standings_live&season_id=${season_id}`;
  const states = new Set<string>();
  for (const instant of everyTwoMinutes(goal.happens)) {
    // So slow that no goal is scored between the two answers.
    await world.at(instant, 0.02);
    await refreshed(request);
    const tables = displayTables(await ask<StandingsRecord>(request), null).map(({ rows }) =>
      rows.map(({ row, record, position }) => [position, row.team_name, record.games_played, record.points]),
    );
    const { data } = await askService<WireTable>(request);
    const expected = data.standings.map(({ team_name, overall: { position, games_played, points } }) => [
      Number(position),
      team_name,
      Number(games_played),
      Number(points),
    ]);
    expect(tables, instant).toEqual([expected]);
    states.add(JSON.stringify(tables));
  }
  expect(states.size).toBeGreaterThan(2);
});
