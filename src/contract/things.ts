import type { Operation, Parameter } from './operation.ts';

/** What the number in a parameter is the number of. */
export type Thing =
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

/** What a route is about, and what its selectors or parameters call otherwise. */
const BY_WORD: Readonly<Record<string, Thing>> = {
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
  tv: 'channel',
  bookmaker: 'bookmaker',
};

/**
 * What a parameter's numbers are of, by the words of the wire: `season_id` says it itself; `id` and `ids` mean
 * what the selector names (`stats?t=team&id=`), or else what the route is about (`leagues?t=info&id=`). Null for
 * a parameter that holds no number of a thing.
 */
export function thingOf(operation: Pick<Operation, 'route' | 't'>, parameter: Parameter): Thing | null {
  if (parameter.kind !== 'id' && parameter.kind !== 'ids') return null;
  const word = parameter.name.replace(/_?ids?$/, '');
  return BY_WORD[word === '' ? operation.t : word] ?? BY_WORD[operation.route] ?? null;
}
