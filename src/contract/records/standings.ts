import * as z from 'zod';
import { count, id, number, text } from '#contract/parse/plain.ts';
import { type Immutable, list, optional, required, section } from './field.ts';

const record = section({
  games_played: optional(count),
  won: optional(count),
  draw: optional(count),
  lost: optional(count),
  goals_diff: optional(number),
  goals_scored: optional(count),
  goals_against: optional(count),
  /** May be negative: points can be deducted. */
  points: optional(number),
  position: optional(count),
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
  /** What the place leads to, in words. */
  result: optional(text),
  /** Five letters of `W D L`, newest last; live tables do not tell it. */
  recent_form: optional(text),
});

type WireRow = z.output<typeof wireRow>;

const told = {
  league_id: optional(id),
  season_id: required(id),
  /** How many tables the service counts. */
  number_standings: optional(count),
};

/** Tables told as a flat list of rows: usually one; rows of several groups are several. */
export const flatStandings = z
  .object({ ...told, standings: list(wireRow) })
  .transform(({ standings, ...rest }) => ({ ...rest, tables: tables(byGroup(standings)) }));

/** Several tables, told as a list of lists. */
export const nestedStandings = z
  .object({ ...told, standings: list(list(wireRow)) })
  .transform(({ standings, ...rest }) => ({ ...rest, tables: tables(standings) }));

/** Whether the rows stand in a list of lists. */
export function isNested(wire: unknown): boolean {
  if (typeof wire !== 'object' || wire === null || !('standings' in wire)) return false;
  return Array.isArray(wire.standings) && wire.standings.some(Array.isArray);
}

/** The tables of a season, always as tables of rows. Source: v2.2 wire, standings and standings_live. */
export type Standings = Immutable<z.output<typeof flatStandings>>;
export type StandingsRow = Standings['tables'][number]['rows'][number];

/** The rows of a flat list by table, the tables in the order in which they first appear. */
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
