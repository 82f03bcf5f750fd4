import type { Operation, Parameter } from './operation.ts';

/** Kinds of entity that an id parameter can refer to. */
export type EntityKind =
  | 'match'
  | 'league'
  | 'season'
  | 'stage'
  | 'group'
  | 'round'
  | 'team'
  | 'player'
  | 'coach'
  | 'referee'
  | 'venue'
  | 'country'
  | 'continent'
  | 'channel'
  | 'bookmaker'
  | 'market';

/** The wire's words for entity kinds: routes, selectors, and the stems of parameters and fields. */
const BY_WORD: Readonly<Record<string, EntityKind>> = {
  livescores: 'match',
  fixtures: 'match',
  leagues: 'league',
  seasons: 'season',
  stages: 'stage',
  groups: 'group',
  rounds: 'round',
  teams: 'team',
  players: 'player',
  coaches: 'coach',
  referees: 'referee',
  venues: 'venue',
  countries: 'country',
  continents: 'continent',
  broadcast: 'channel',
  bookmakers: 'bookmaker',
  markets: 'market',
  match: 'match',
  event: 'match',
  match_tvs: 'match',
  league: 'league',
  season: 'season',
  stage: 'stage',
  group: 'group',
  round: 'round',
  team: 'team',
  team1: 'team',
  team2: 'team',
  player: 'player',
  coach: 'coach',
  referee: 'referee',
  venue: 'venue',
  country: 'country',
  country_broadcast: 'country',
  continent: 'continent',
  channel: 'channel',
  tv: 'channel',
  market: 'market',
  bookmaker: 'bookmaker',
};

/** Returns the entity kind of a word of the wire; null for any other word. */
export function entityKindNamed(word: string): EntityKind | null {
  return Object.hasOwn(BY_WORD, word) ? (BY_WORD[word] ?? null) : null;
}

/**
 * Returns the entity kind of a parameter's ids: `season_id` names it; `id` and `ids` mean the selector's entity
 * (`stats?t=team&id=`) or else the route's (`leagues?t=info&id=`). Null for a parameter that holds no ids.
 */
export function entityKindOf(
  operation: Pick<Operation, 'route' | 't'>,
  parameter: Parameter,
): EntityKind | null {
  if (!['id', 'ids', 'ordered_ids'].includes(parameter.kind)) return null;
  const word = parameter.name.replace(/_?ids?$/, '');
  return entityKindNamed(word === '' ? operation.t : word) ?? entityKindNamed(operation.route);
}
