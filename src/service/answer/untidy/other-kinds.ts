import type { RecordKey } from '#contract/operation.ts';

/** Records without which a page stands: any other one is all that its page is about. */
export const PARTS_OF_PAGES: ReadonlySet<RecordKey> = new Set<RecordKey>([
  'lineups',
  'bench',
  'comment',
  'match_sidelined',
  'sidelined',
  'standings',
  'squad',
  'transfers',
  'trophies',
  'h2h',
  'leader',
  'season_stats',
  'team_season_stats',
  'player_season_stats',
  'match_stats',
  'channel',
  'odds_market',
  'odds_history',
  'cup_round',
]);

interface TableRow extends Record<string, unknown> {
  readonly points: number;
}

/** Returns the rows of a table with the first two teams that are level on points the other way round. */
export function turnLevelTeams(rows: readonly TableRow[]): readonly TableRow[] {
  const at = rows.findIndex(({ points }, i) => rows[i + 1]?.points === points);
  const [upper, lower] = rows.slice(at, at + 2);
  return at < 0 || !upper || !lower ? rows : rows.toSpliced(at, 2, lower, upper);
}
