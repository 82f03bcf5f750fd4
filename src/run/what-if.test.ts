import { expect, test } from 'vitest';
import { findOperation } from '#contract/operations.ts';
import type { Score } from '#contract/parse/score.ts';
import { readAnswer } from '#contract/read-answer.ts';
import type { League } from '#contract/records/league.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { StandingsRecord } from '#contract/records/standings.ts';
import { startApp } from '#service/testing/start-app.ts';
import { seasonIdOf } from '#service/world/seasons/season.ts';
import { ruleOf } from '#web/features/standings/rule-of.ts';
import { whatIf } from '#web/features/standings/what-if.ts';
import { whatIfMatches } from '#web/features/standings/what-if-scores.ts';

const { get, setNow, world } = startApp();

/** Leagues by every rule, split and with conferences, with deducted points, and cups with groups. */
const COMPETITIONS = [13, 20, 40, 60, 80, 130, 230, 231, 402, 430, 911];
const YEAR = 2025;
/** Instants of a season as parts of it; head-to-head counts late, when all have met. */
const PARTS = [0.4, 0.8, 0.9, 0.97];
const FIRST_HALF_S = 1_800;
const SECOND_HALF_S = 5_400;

async function ask<T>(path: string): Promise<{ readonly data: T; readonly pages: number }> {
  const [route = '', query = ''] = path.split('/?');
  const operation = findOperation(route, new URLSearchParams(query).get('t') ?? '');
  if (!operation) throw new Error(`no ${path}`);
  const { data, meta } = readAnswer(operation, [], (await get(path)).body);
  return { data: data as T, pages: meta.pages ?? 1 };
}

async function matchesOf(season: number): Promise<readonly MatchRow[]> {
  const path = `fixtures/?t=season&season_id=${season}`;
  const { data, pages } = await ask<readonly MatchRow[]>(path);
  const matches = [...data];
  for (let page = 2; page <= pages; page += 1)
    matches.push(...(await ask<readonly MatchRow[]>(`${path}&page=${page}`)).data);
  return matches;
}

const standingsOf = async (t: 'standings' | 'standings_live', season: number) =>
  (await ask<StandingsRecord>(`leagues/?t=${t}&season_id=${season}`)).data;

/** Returns the kick-offs at which most matches of a season begin, spread over it, epoch seconds. */
function kickOffs(season: number): readonly number[] {
  const byKickOff = Map.groupBy(world.fixturesOfSeason(season), ({ frame }) => frame.kickOff);
  const busy = [...byKickOff].filter(([, { length }]) => length > 1).map(([kickOff]) => kickOff);
  const sorted = busy.sort((a, b) => a - b);
  return PARTS.map((part) => sorted[Math.floor(part * sorted.length)] ?? 0);
}

const comparable = ({ tables }: StandingsRecord) =>
  tables.map(({ name, rows }) => [
    name,
    rows.map(({ team_name, overall, result }) => [
      overall.position,
      team_name,
      overall.games_played,
      overall.points,
      overall.goals_diff,
      result,
    ]),
  ]);

const at = (seconds: number) => setNow(new Date(seconds * 1000).toISOString());

let comparisons = 0;
const reasons = new Set<string>();

test.each(COMPETITIONS)(
  'goals lead to the table that the service has once they come: competition %i',
  async (id) => {
    const season = seasonIdOf(YEAR, id);
    for (const kickOff of kickOffs(season)) {
      at(kickOff + FIRST_HALF_S);
      const states = {
        standings: await standingsOf('standings_live', season),
        official: await standingsOf('standings', season),
      };
      const matches = await matchesOf(season);
      const rule = ruleOf((await ask<League>(`leagues/?t=info&id=${id}`)).data, String(season));
      at(kickOff + SECOND_HALF_S);
      const later = await standingsOf('standings_live', season);
      const laterById = new Map((await matchesOf(season)).map((match) => [match.id, match]));
      const phaseLater = ({ id }: MatchRow) => laterById.get(id)?.phase;
      // The goals alone make the difference where no other match has begun meanwhile.
      if (matches.some((match) => match.phase === 'scheduled' && phaseLater(match) === 'live')) continue;
      const scores = new Map<string, Score>();
      for (const match of matches) {
        const { home_score, away_score } = laterById.get(match.id)?.scores ?? match.scores;
        if (match.phase === 'live') scores.set(match.id, [home_score ?? 0, away_score ?? 0]);
      }
      const tried = whatIfMatches(states, matches, scores).map((one) => ({
        ...one,
        triedScore: scores.get(one.match.id) ?? one.score,
      }));
      const { standings, changes } = whatIf({ ...states, matches, tried, rule });
      expect(comparable(standings), `${id} at ${kickOff}`).toEqual(comparable(later));
      comparisons += 1;
      for (const { by } of changes.flat()) reasons.add(`${by}`);
    }
  },
);

test('the goals changed the order by points and by every tie-breaker that counts while matches are in play', () => {
  expect(comparisons).toBeGreaterThan(20);
  expect([...reasons].sort()).toEqual(['difference', 'meetings', 'points', 'scored', 'wins']);
});
