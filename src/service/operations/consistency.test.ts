import { describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { startApp } from '#service/testing/start-app.ts';
import { ALL_COUNTRIES } from '#service/world/catalogue/all-countries.ts';
import { createWorld } from '#service/world/world.ts';
import { type MatchAnswers, type MatchRecord, readAnswers } from './laws/match-answers.ts';
import { matchLaws } from './laws/match-laws.ts';
import { PLANTED_IN_MATCHES, PLANTED_IN_STEPS } from './laws/planted.ts';
import { type Step, timeLaws } from './laws/time-laws.ts';

/** Worlds of the five big countries alone play the same leagues at a fraction of the cost. */
const CATALOGUE = ALL_COUNTRIES.filter(({ id }) => id <= 5);
const SATURDAY = Date.UTC(2026, 10, 21);
/** Two hours and a half of the afternoon, every three minutes. */
const POLLS = Array.from({ length: 50 }, (_, i) => SATURDAY + 14.9 * HOUR_MS + i * 3 * MINUTE_MS);
const OVER = new Set([3, 6, 9, 31, 32]);
/** Finished or awarded. */
const COUNTED = new Set([3, 9]);

const apps = [1, 2, 3].map((seed) => startApp({ world: createWorld(seed, CATALOGUE) }));
type App = (typeof apps)[number];

async function readList({ get }: App, path: string): Promise<MatchRecord[]> {
  const first = await get(path);
  const rows: MatchRecord[] = first.body.data;
  for (let page = 2; page <= Number(first.body.meta['pages']); page += 1)
    rows.push(...(await get(`${path}&page=${page}`)).body.data);
  return rows;
}

const matches: MatchAnswers[] = [];
for (const app of apps) {
  app.setNow(new Date(SATURDAY + 23.9 * HOUR_MS).toISOString());
  const rows = await readList(app, 'livescores/?t=ended&include=events,stats');
  for (const row of rows)
    if (row.coverage.has_lineups === 1 && row.events.length > 0 && row.stats[0]?.['corners'] !== null)
      matches.push(await readAnswers(app.get, row));
}

describe('what the operations say of a finished match of three worlds', () => {
  test('covers 200 matches', () => expect(matches.length).toBeGreaterThanOrEqual(200));

  test.each(Object.entries(matchLaws))('%s', (_, law) => {
    const wrong = matches.flatMap((match) => {
      const contradiction = law(match);
      return contradiction === null ? [] : [`match ${match.row.id}: ${contradiction}`];
    });
    expect(wrong).toEqual([]);
  });
});

test.each(Object.entries(matchLaws))('a violation is found: %s', (name, law) => {
  const sample = matches.find(({ info }) => info.scores.ht_score !== '0-0' && info.status === 3);
  const match = structuredClone(sample);
  if (match === undefined) throw new Error('No match with goals');
  expect(law(match)).toBeNull();
  PLANTED_IN_MATCHES[name]?.(match);
  expect(law(match)).not.toBeNull();
});

const steps: Step[] = [];
/** Matches that left the list of matches in play, as they were right after it. */
const departed: MatchRecord[] = [];
for (const app of apps) {
  let before = new Map<number, MatchRecord>();
  for (const instant of POLLS) {
    app.setNow(new Date(instant).toISOString());
    const rows = await readList(app, 'livescores/?t=live&include=events,stats');
    // Competitions without event coverage have no events to count.
    const now = new Map(rows.filter(({ events }) => events.length > 0).map((row) => [row.id, row]));
    for (const [id, earlier] of before) {
      const later = now.get(id);
      if (later === undefined) departed.push((await app.get(`fixtures/?t=info&id=${id}`)).body.data);
      else steps.push({ before: earlier, now: later });
    }
    before = now;
  }
}

describe('what lists of matches in play say one after the other', () => {
  test('covers 3,000 steps', () => expect(steps.length).toBeGreaterThan(3_000));

  test.each(Object.entries(timeLaws))('%s', (_, law) => {
    const wrong = steps.flatMap(({ now, before }) => {
      const contradiction = law(now, before);
      return contradiction === null ? [] : [`match ${now.id}: ${contradiction}`];
    });
    expect(wrong).toEqual([]);
  });

  test('no match leaves the list before it is over', () => {
    expect(departed.length).toBeGreaterThan(100);
    expect(departed.filter(({ status }) => !OVER.has(status))).toEqual([]);
  });
});

test.each(Object.entries(timeLaws))('a violation is found: %s', (name, law) => {
  const sample = steps.find(
    ({ now, before }) => now.events.length > 5 && before.stats[1]?.['attacks'] !== null,
  );
  const step = structuredClone(sample);
  if (step === undefined) throw new Error('No match in play');
  expect(law(step.now, step.before)).toBeNull();
  PLANTED_IN_STEPS[name]?.(step);
  expect(law(step.now, step.before)).not.toBeNull();
});

/** Returns games, wins, draws, losses and goals of each team by the results. */
function totalsOf(results: readonly MatchRecord[]): Map<number, number[]> {
  const totals = new Map<number, number[]>();
  for (const { status, scores, teams } of results) {
    if (!COUNTED.has(status)) continue;
    const [home, away] = [Number(scores.home_score), Number(scores.away_score)];
    for (const [id, scored, against] of [
      [teams.home.id, home, away],
      [teams.away.id, away, home],
    ] as const) {
      const one = [1, scored > against, scored === against, scored < against, scored, against].map(Number);
      totals.set(
        id,
        one.map((value, i) => value + (totals.get(id)?.[i] ?? 0)),
      );
    }
  }
  return totals;
}

test('the standings of the big leagues of three worlds are their results', async () => {
  let tables = 0;
  for (const app of apps) {
    const tops = new Set(app.world.competitions.filter(({ tier }) => tier === 1).map(({ id }) => id));
    app.setNow(new Date(SATURDAY + 23.9 * HOUR_MS).toISOString());
    const today = await readList(app, 'livescores/?t=today');
    for (const season of new Set(
      today.filter(({ league }) => tops.has(league.id)).map((row) => row.season_id),
    )) {
      const totals = totalsOf(await readList(app, `fixtures/?t=season&season_id=${season}`));
      const { standings } = (await app.get(`leagues/?t=standings&season_id=${season}`)).body.data;
      for (const { team_id, overall } of standings) {
        const { games_played, won, draw, lost, goals_scored, goals_against } = overall;
        const row = [games_played, won, draw, lost, goals_scored, goals_against];
        expect(row, `season ${season}, team ${team_id}`).toEqual(totals.get(team_id));
      }
      tables += 1;
    }
  }
  expect(tables).toBe(15);
});
