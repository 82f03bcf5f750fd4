import { meetingsOf } from '#contract/table/meetings.ts';
import type { TieBreakContext } from '#contract/table/rank-teams.ts';
import type { Score } from '#service/engine/match-frame.ts';
import type { CountedMatch } from './counted-match.ts';
import { interleaveTables } from './interleave-tables.ts';
import { countedAt, type Ledger } from './ledger.ts';
import type { SeasonTables, TablePlan } from './season-tables.ts';
import { type TableSnapshot, tableSnapshot } from './table-snapshot.ts';

/** Returns the points taken from each team by rulings announced at an instant. */
function deductedPointsAt({ decisions }: SeasonTables, instant: number): ReadonlyMap<number, number> {
  const deductedPoints = new Map<number, number>();
  for (const { team, points, at } of decisions) {
    if (at <= instant) deductedPoints.set(team, (deductedPoints.get(team) ?? 0) + points);
  }
  return deductedPoints;
}

/** Returns whether all matches of a plan count at an instant, except those that never do. */
function isOver({ first, last }: TablePlan, { entries }: Ledger, instant: number): boolean {
  return entries.every(
    ({ round, since, kickOff }) =>
      round < first || round > last || (Number.isFinite(since) ? since <= instant : kickOff <= instant),
  );
}

/** Sets the prospects of tables side by side by their common order. */
function withOverallPlaces(
  tables: readonly TableSnapshot[],
  { plans, rule }: SeasonTables,
  lot: (team: number) => number,
) {
  const meetings: TieBreakContext<number>['meetings'] = (team, among) => meetingsOf([], team, among);
  const standings = tables.map(({ rows }) =>
    rows.map(({ team, name, overall }) => ({ ...overall, team, name })),
  );
  const order = interleaveTables(standings, rule, { meetings, haveMet: () => false, lot, playOffs: [] });
  const place = new Map(order.map(({ team }, index) => [team, index + 1]));
  return tables.map((table, index): TableSnapshot => {
    const prospects = plans[index]?.prospects;
    return {
      ...table,
      rows: table.rows.map((row) => ({
        ...row,
        zone: prospects?.zone(place.get(row.team) ?? 0) ?? null,
        status: prospects?.status(place.get(row.team) ?? 0) ?? 'Same',
      })),
    };
  });
}

/**
 * Returns the tables of a season at an instant (epoch seconds) from all matches that count, with
 * `runningScoreOf` also those in play. Tables whose teams are not announced are omitted.
 */
export function tablesAt(
  tables: SeasonTables,
  ledger: Ledger,
  instant: number,
  lot: (team: number) => number,
  runningScoreOf: ((id: number) => Score | null) | null,
): readonly TableSnapshot[] {
  const matches: readonly CountedMatch[] = countedAt(ledger, instant, runningScoreOf);
  const deductedPoints = deductedPointsAt(tables, instant);
  const playOffs = tables.playOffs
    .filter(({ since }) => since <= instant)
    .map(({ winner, loser }) => [winner, loser] as const);
  const visiblePlans = tables.plans.filter(({ visibleFrom }) => visibleFrom <= instant);
  const buildTable = (plan: TablePlan) =>
    tableSnapshot(plan, matches, {
      rule: tables.rule,
      deductedPoints,
      isOver: isOver(plan, ledger, instant),
      lot,
      playOffs,
    });
  const groupTables = visiblePlans.map(buildTable);
  if (tables.overall === null || groupTables.length === 0) return groupTables;
  return [...withOverallPlaces(groupTables, tables, lot), buildTable(tables.overall)];
}
