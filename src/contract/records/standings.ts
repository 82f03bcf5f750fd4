import * as z from 'zod';
import { id, numberBetween, smallCount, text } from '#contract/parse/plain.ts';
import { arrayOf, type Immutable, optional, required, section } from './field.ts';

const difference = numberBetween(-999, 999);

const record = section({
  games_played: optional(smallCount),
  won: optional(smallCount),
  draw: optional(smallCount),
  lost: optional(smallCount),
  goals_diff: optional(difference),
  goals_scored: optional(smallCount),
  goals_against: optional(smallCount),
  /** May be negative: points can be deducted. */
  points: optional(difference),
  position: optional(smallCount),
});

const wireRow = z.object({
  team_id: required(id),
  team_name: required(text),
  group: optional(text),
  group_name: optional(text),
  overall: record,
  home: record,
  away: record,
  /** `Promotion`, `Same`, `Relegation`. */
  status: optional(text),
  /** What the position leads to, in words. */
  result: optional(text),
  /** Five letters of `W D L`, newest last; null in live tables. */
  recent_form: optional(text),
});

type WireRow = z.output<typeof wireRow>;

const commonFields = {
  league_id: optional(id),
  season_id: required(id),
  number_standings: optional(smallCount),
};

/** Tables sent as a flat list of rows; usually one, rows of several groups make several. */
export const flatStandingsSchema = z
  .object({ ...commonFields, standings: arrayOf(wireRow) })
  .transform(({ standings, ...rest }) => ({ ...rest, tables: tables(byGroup(standings)) }));

/** Several tables sent as a list of lists. */
export const nestedStandingsSchema = z
  .object({ ...commonFields, standings: arrayOf(arrayOf(wireRow)) })
  .transform(({ standings, ...rest }) => ({ ...rest, tables: tables(standings) }));

/** Returns whether the rows are a list of lists. */
export function isNested(wire: unknown): boolean {
  if (typeof wire !== 'object' || wire === null || !('standings' in wire)) return false;
  return Array.isArray(wire.standings) && wire.standings.some(Array.isArray);
}

/** Tables of a season, always as lists of rows. Source: v2.2 wire, standings and standings_live. */
export type StandingsRecord = Immutable<z.output<typeof flatStandingsSchema>>;
export type StandingsRow = StandingsRecord['tables'][number]['rows'][number];

/** Groups the rows of a flat list by table, in order of first appearance. */
export function byGroup<Row extends { group?: unknown; group_name?: unknown }>(
  rows: readonly Row[],
): Row[][] {
  return [...Map.groupBy(rows, (row) => row.group_name || row.group).values()];
}

function tables(groups: readonly (readonly WireRow[])[]) {
  return groups.map((rows) => ({
    name: rows[0]?.group_name ?? rows[0]?.group ?? null,
    rows: rows.map(({ group, group_name, ...row }) => row),
  }));
}
