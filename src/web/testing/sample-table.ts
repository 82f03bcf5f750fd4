import type { Score } from '#contract/parse/score.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { StandingsRecord, StandingsRow } from '#contract/records/standings.ts';
import { swapSides } from '#contract/score.ts';
import { pointsOf } from '#contract/table/points.ts';
import { rankTeams } from '#contract/table/rank-teams.ts';
import type { TableRule } from '#contract/table/rules.ts';
import { sampleMatch } from '#contract/testing/sample.ts';
import { countedMatches, tieBreakContext, toStanding } from '#web/features/standings/tie-break-reasons.ts';

/** Returns a match of two teams of a table, by default finished, or scheduled without a score. */
export function sampleFixture(
  number: number,
  home: string,
  away: string,
  score: Score | null,
  phase: MatchRow['phase'] = score ? 'finished' : 'scheduled',
): MatchRow {
  const one = sampleMatch(number, { phase, score });
  const team = (id: string) => ({ ...one.teams.home, id, name: `Team ${id}` });
  return { ...one, teams: { home: team(home), away: team(away) } };
}

/** Returns the rows of the table of a season's matches, in the order of a rule; matches in play count. */
export function sampleRows(matches: readonly MatchRow[], rule: TableRule): readonly StandingsRow[] {
  const ids = [...new Set(matches.flatMap(({ teams }) => [teams.home.id, teams.away.id]))];
  const rows = ids.map((id): StandingsRow => {
    const counts = { played: 0, won: 0, draw: 0, lost: 0, scored: 0, against: 0, points: 0 };
    for (const { home, away, score } of countedMatches(matches)) {
      if (!score || (home !== id && away !== id)) continue;
      const [own, other] = home === id ? score : swapSides(score);
      counts.played += 1;
      counts[own > other ? 'won' : own === other ? 'draw' : 'lost'] += 1;
      counts.scored += own;
      counts.against += other;
      counts.points += pointsOf(own, other);
    }
    const { played, won, draw, lost, scored, against, points } = counts;
    const overall = {
      games_played: played,
      won,
      draw,
      lost,
      goals_scored: scored,
      goals_against: against,
      goals_diff: scored - against,
      points,
      position: null,
    };
    return {
      team_id: id,
      team_name: `Team ${id}`,
      overall,
      home: overall,
      away: overall,
      status: null,
      result: null,
      recent_form: null,
    };
  });
  const context = tieBreakContext(rows, countedMatches(matches));
  const byId = new Map(rows.map((row) => [row.team_id, row]));
  const order = rankTeams(rows.map(toStanding), rule, context).flatMap(({ team }) => byId.get(team) ?? []);
  return order.map((row, at) => ({ ...row, overall: { ...row.overall, position: at + 1 } }));
}

/** Returns the table of a season's matches as the service sends it. */
export function sampleStandings(matches: readonly MatchRow[], rule: TableRule): StandingsRecord {
  const tables = [{ name: null, rows: sampleRows(matches, rule) }];
  return { league_id: '10', season_id: '1', number_standings: 1, tables };
}
