/**
 * The table of operations: the single definition of v2.2's requests. Router, allowlist, client, console and reference
 * page are derived from it; an operation that is not listed does not exist.
 *
 * Sources: spec, "Endpoints"; v2.2 wire, operations. Where both are silent the entry says "our choice".
 */
import { BOOKMAKERS_OPERATIONS } from '#contract/operations/bookmakers.ts';
import { BROADCAST_OPERATIONS } from '#contract/operations/broadcast.ts';
import { COACHES_OPERATIONS } from '#contract/operations/coaches.ts';
import { CONTINENTS_OPERATIONS } from '#contract/operations/continents.ts';
import { COUNTRIES_OPERATIONS } from '#contract/operations/countries.ts';
import { FIXTURES_OPERATIONS } from '#contract/operations/fixtures.ts';
import { GROUPS_OPERATIONS } from '#contract/operations/groups.ts';
import { H2H_OPERATIONS } from '#contract/operations/h2h.ts';
import { LEADERS_OPERATIONS } from '#contract/operations/leaders.ts';
import { LEAGUES_OPERATIONS } from '#contract/operations/leagues.ts';
import { LIVESCORES_OPERATIONS } from '#contract/operations/livescores.ts';
import { MARKETS_OPERATIONS } from '#contract/operations/markets.ts';
import { MEDIA_OPERATIONS } from '#contract/operations/media.ts';
import { PLAYERS_OPERATIONS } from '#contract/operations/players.ts';
import { REFEREES_OPERATIONS } from '#contract/operations/referees.ts';
import { ROUNDS_OPERATIONS } from '#contract/operations/rounds.ts';
import { SEARCH_OPERATIONS } from '#contract/operations/search.ts';
import { SEASONS_OPERATIONS } from '#contract/operations/seasons.ts';
import { STAGES_OPERATIONS } from '#contract/operations/stages.ts';
import { STATS_OPERATIONS } from '#contract/operations/stats.ts';
import { TEAMS_OPERATIONS } from '#contract/operations/teams.ts';
import { VENUES_OPERATIONS } from '#contract/operations/venues.ts';
import type { Operation } from './operation.ts';

/** One file per route, in the order of the spec's index. */
const TABLE = [
  ...LIVESCORES_OPERATIONS,
  ...FIXTURES_OPERATIONS,
  ...LEAGUES_OPERATIONS,
  ...TEAMS_OPERATIONS,
  ...PLAYERS_OPERATIONS,
  ...COACHES_OPERATIONS,
  ...REFEREES_OPERATIONS,
  ...VENUES_OPERATIONS,
  ...CONTINENTS_OPERATIONS,
  ...COUNTRIES_OPERATIONS,
  ...SEASONS_OPERATIONS,
  ...SEARCH_OPERATIONS,
  ...H2H_OPERATIONS,
  ...LEADERS_OPERATIONS,
  ...STATS_OPERATIONS,
  ...BOOKMAKERS_OPERATIONS,
  ...MARKETS_OPERATIONS,
  ...BROADCAST_OPERATIONS,
  ...MEDIA_OPERATIONS,
  ...STAGES_OPERATIONS,
  ...GROUPS_OPERATIONS,
  ...ROUNDS_OPERATIONS,
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
  const entry = OPERATIONS.find(
    (operation) =>
      operation.route === route && (t === null ? operation.standard === true : operation.t === t),
  );
  return entry ?? null;
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
