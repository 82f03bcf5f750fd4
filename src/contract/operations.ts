/**
 * The table of operations: the single definition of v2.2's requests. Router, allowlist, client, console and reference
 * page are derived from it; an operation that is not listed does not exist.
 *
 * Sources: spec, "Endpoints"; v2.2 wire, operations. Where both are silent the entry says "our choice".
 */
import { BOOKMAKERS } from '#contract/operations/bookmakers.ts';
import { BROADCAST } from '#contract/operations/broadcast.ts';
import { COACHES } from '#contract/operations/coaches.ts';
import { CONTINENTS } from '#contract/operations/continents.ts';
import { COUNTRIES } from '#contract/operations/countries.ts';
import { FIXTURES } from '#contract/operations/fixtures.ts';
import { GROUPS } from '#contract/operations/groups.ts';
import { H2H } from '#contract/operations/h2h.ts';
import { LEADERS } from '#contract/operations/leaders.ts';
import { LEAGUES } from '#contract/operations/leagues.ts';
import { LIVESCORES } from '#contract/operations/livescores.ts';
import { MARKETS } from '#contract/operations/markets.ts';
import { MEDIA } from '#contract/operations/media.ts';
import { PLAYERS } from '#contract/operations/players.ts';
import { REFEREES } from '#contract/operations/referees.ts';
import { ROUNDS } from '#contract/operations/rounds.ts';
import { SEARCH } from '#contract/operations/search.ts';
import { SEASONS } from '#contract/operations/seasons.ts';
import { STAGES } from '#contract/operations/stages.ts';
import { STATS } from '#contract/operations/stats.ts';
import { TEAMS } from '#contract/operations/teams.ts';
import { VENUES } from '#contract/operations/venues.ts';
import type { Operation } from './operation.ts';

/** One file per route, in the order of the spec's index. */
const TABLE = [
  ...LIVESCORES,
  ...FIXTURES,
  ...LEAGUES,
  ...TEAMS,
  ...PLAYERS,
  ...COACHES,
  ...REFEREES,
  ...VENUES,
  ...CONTINENTS,
  ...COUNTRIES,
  ...SEASONS,
  ...SEARCH,
  ...H2H,
  ...LEADERS,
  ...STATS,
  ...BOOKMAKERS,
  ...MARKETS,
  ...BROADCAST,
  ...MEDIA,
  ...STAGES,
  ...GROUPS,
  ...ROUNDS,
] as const;

type NameOf<Entry> = Entry extends { aliasOf: string }
  ? never
  : Entry extends { route: infer Route extends string; t: infer Selector extends string }
    ? `${Route}.${Selector}`
    : never;

/** `<route>.<selector>` of every operation that is not another spelling of one. */
export type OperationName = NameOf<(typeof TABLE)[number]>;

export const OPERATIONS: readonly Operation[] = TABLE;

/** Returns the name of an operation, of an alias that of what it is an alias of. */
export function operationName({ route, t, aliasOf }: Operation): OperationName {
  return `${route}.${aliasOf ?? t}` as OperationName;
}

/** Returns the operation of a request, or null. `t` null stands for a request without a selector. */
export function findOperation(route: string, t: string | null): Operation | null {
  const found = OPERATIONS.find(
    (operation) =>
      operation.route === route && (t === null ? operation.standard === true : operation.t === t),
  );
  return found ?? null;
}

/**
 * Returns the selector of a request, null if it has none: `t`, which the spec calls `type` on the media route (spec,
 * Endpoints).
 *
 * @param parameter returns the value of a request parameter
 */
export function selectorOf(route: string, parameter: (name: string) => string | null): string | null {
  return parameter('t') ?? (route === 'media' ? parameter('type') : null);
}
