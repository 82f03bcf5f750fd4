import type { StandingsRow } from '#contract/records/standings.ts';
import type { TeamSeasonStats } from '#contract/records/team-season-stats.ts';
import { type NumberRow, numberRow } from './number-row.ts';

/** What is known of a team's season. */
export interface TeamSeason {
  /** Its row of the table; null without one. */
  readonly row: StandingsRow | null;
  readonly stats: TeamSeasonStats | null;
}

export type TeamNumber =
  | 'position'
  | 'games_played'
  | 'points'
  | 'pointsPerMatch'
  | 'won'
  | 'draw'
  | 'lost'
  | 'goals_scored'
  | 'goals_against'
  | 'goals_diff'
  | 'cleanSheets';

type View = 'overall' | 'home' | 'away';

function numbersOf({ row, stats }: TeamSeason, view: View) {
  const record = row?.[view];
  const { won = null, draw = null, lost = null, games_played = null } = record ?? {};
  const played = games_played ?? (view === 'overall' ? (stats?.total_matches ?? null) : null);
  const points = record?.points ?? null;
  return {
    position: record?.position || null,
    played,
    points,
    pointsPerMatch: points === null || !played ? null : points / played,
    won,
    draw,
    lost,
    scored: record?.goals_scored ?? stats?.goals_scored[view].total ?? null,
    against: record?.goals_against ?? stats?.goals_conceded[view].total ?? null,
    difference: record?.goals_diff ?? null,
    cleanSheets: stats?.clean_sheets[view].total ?? null,
  };
}

/** Returns the numbers of two teams' seasons by ground. Places count only in the same table. */
export function teamNumbers(home: TeamSeason, away: TeamSeason, isSameTable: boolean) {
  const rowsOf = (view: View): readonly NumberRow<TeamNumber>[] => {
    const [a, b] = [numbersOf(home, view), numbersOf(away, view)];
    const overall = view === 'overall';
    return [
      ...(overall
        ? numberRow('position', a.position, b.position, {
            better: isSameTable ? 'fewer' : null,
            format: 'place',
            hasBar: false,
          })
        : []),
      ...numberRow('games_played', a.played, b.played, { better: null }),
      ...numberRow('points', a.points, b.points),
      ...numberRow('pointsPerMatch', a.pointsPerMatch, b.pointsPerMatch, { format: 'decimal' }),
      ...numberRow('won', a.won, b.won),
      ...(overall ? numberRow('draw', a.draw, b.draw, { better: null }) : []),
      ...numberRow('lost', a.lost, b.lost, { better: 'fewer' }),
      ...numberRow('goals_scored', a.scored, b.scored),
      ...numberRow('goals_against', a.against, b.against, { better: 'fewer' }),
      ...(overall
        ? numberRow('goals_diff', a.difference, b.difference, { format: 'signed', hasBar: false })
        : []),
      ...numberRow('cleanSheets', a.cleanSheets, b.cleanSheets),
    ];
  };
  return (['overall', 'home', 'away'] as const)
    .map((view) => ({ view, rows: rowsOf(view) }))
    .filter(({ rows }) => rows.length > 0);
}
