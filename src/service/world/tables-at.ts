import type { Score } from '#service/engine/match-frame.ts';
import type { Counted } from './counted.ts';
import { interleaved } from './interleaved.ts';
import type { Ledger } from './ledger.ts';
import { countedAt } from './ledger.ts';
import type { SeasonTables, TablePlan } from './season-tables.ts';
import type { Table } from './table.ts';
import { tableOf } from './table.ts';

/** Returns the points taken from each team by rulings announced at an instant. */
function deductedBy({ decisions }: SeasonTables, instant: number): ReadonlyMap<number, number> {
  const deducted = new Map<number, number>();
  for (const { team, points, at } of decisions) {
    if (at <= instant) deducted.set(team, (deducted.get(team) ?? 0) + points);
  }
  return deducted;
}

/** Returns whether all matches of a plan count at an instant, except those that never do. */
function isOver({ first, last }: TablePlan, { entries }: Ledger, instant: number): boolean {
  return entries.every(
    ({ round, since, kickOff }) =>
      round < first || round > last || (Number.isFinite(since) ? since <= instant : kickOff <= instant),
  );
}

/** Sets the prospects of tables side by side by their common order. */
function ranked(tables: readonly Table[], { plans, rule }: SeasonTables, lot: (team: number) => number) {
  const around = { meetings: () => ({ points: 0, difference: 0, scored: 0 }), haveMet: () => false, lot };
  const standings = tables.map(({ rows }) =>
    rows.map(({ team, name, overall }) => ({ ...overall, team, name })),
  );
  const order = interleaved(standings, rule, { ...around, playOffs: [] });
  const place = new Map(order.map(({ team }, index) => [team, index + 1]));
  return tables.map((table, index): Table => {
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
  running: ((id: number) => Score | null) | null,
): readonly Table[] {
  const matches: readonly Counted[] = countedAt(ledger, instant, running);
  const deducted = deductedBy(tables, instant);
  const playOffs = tables.playOffs
    .filter(({ since }) => since <= instant)
    .map(({ winner, loser }) => [winner, loser] as const);
  const known = tables.plans.filter(({ visibleFrom }) => visibleFrom <= instant);
  const tell = (plan: TablePlan) =>
    tableOf(plan, matches, {
      rule: tables.rule,
      deducted,
      isOver: isOver(plan, ledger, instant),
      lot,
      playOffs,
    });
  const told = known.map(tell);
  if (tables.overall === null || told.length === 0) return told;
  return [...ranked(told, tables, lot), tell(tables.overall)];
}
