/**
 * What is said of an operation of v2.2. Plain data without schemas, so that a browser may import it as a value.
 */

/** What a parameter's value looks like. `parameters.ts` holds the rule of each kind. */
export type ParameterKind =
  | 'id'
  | 'ids'
  /** As `ids`, in an order that means something. */
  | 'ordered_ids'
  | 'date'
  | 'includes'
  | 'offset'
  | 'language'
  | 'page'
  | 'odds_format'
  | 'text';

export interface Parameter {
  readonly name: string;
  readonly kind: ParameterKind;
  readonly required?: true;
  /** The value that leaving it out means; never part of a key. */
  readonly standard?: string;
  readonly doc: string;
}

/** A dataset that `include` embeds, by its canonical name (the one the real service accepts). */
export interface Include {
  readonly name: 'events' | 'stats' | 'odds_prematch' | 'odds_inplay' | 'broadcast' | 'tvs';
  /** Other spellings (spec, "What the service does", rule 2). */
  readonly also: readonly string[];
}

/** The record an answer is made of; `records/record-types.ts` has the type of each. */
export type RecordKey =
  | 'match_row'
  | 'match'
  | 'match_event'
  | 'lineups'
  | 'bench'
  | 'comment'
  | 'match_sidelined'
  | 'sidelined'
  | 'league'
  | 'standings'
  | 'continent'
  | 'country'
  | 'season'
  | 'team'
  | 'team_row'
  | 'squad'
  | 'transfers'
  | 'trophies'
  | 'player'
  | 'coach'
  | 'referee'
  | 'venue'
  | 'search_hit'
  | 'h2h'
  | 'leader'
  | 'season_stats'
  | 'team_season_stats'
  | 'player_season_stats'
  | 'match_stats'
  | 'channel'
  | 'media_group'
  | 'odds_market'
  | 'odds_history'
  | 'bookmaker'
  | 'market'
  | 'stage'
  | 'stage_groups'
  | 'group'
  | 'round'
  | 'cup_round';

/**
 * How fast an answer changes: matches in play, a day's list, a run of fixtures, one match, a table, a table with
 * running scores, prices of a match, its prices in play, the catalogue.
 */
export type Pace =
  | 'live'
  | 'day'
  | 'season'
  | 'match'
  | 'table'
  | 'live_table'
  | 'odds'
  | 'live_odds'
  | 'catalogue';

/** `last_next` is the object `{next, current, last}` of three lists. */
type Shape = 'list' | 'one' | 'last_next';

export interface Operation {
  readonly route:
    | 'livescores'
    | 'fixtures'
    | 'leagues'
    | 'teams'
    | 'players'
    | 'coaches'
    | 'referees'
    | 'venues'
    | 'continents'
    | 'countries'
    | 'seasons'
    | 'search'
    | 'h2h'
    | 'leaders'
    | 'stats'
    | 'bookmakers'
    | 'markets'
    | 'broadcast'
    | 'media'
    | 'stages'
    | 'groups'
    | 'rounds';
  /** The selector. */
  readonly t: string;
  readonly doc: string;
  readonly record: RecordKey;
  readonly shape: Shape;
  readonly pace: Pace;
  /** In the order in which they stand in a canonical query. */
  readonly parameters: readonly Parameter[];
  /** Sets of parameters of which a request has exactly one, whole. */
  readonly oneOf?: readonly (readonly string[])[];
  readonly includes: readonly Include[];
  /** A match feed: all its pages of 100 make one answer. */
  readonly collect?: true;
  /** The operation that a request without `t` means on this route. */
  readonly standard?: true;
  /** Another spelling of this selector on the same route. */
  readonly aliasOf?: string;
  /** The real service has the route in its documentation, and answers 404 to it: so does the embedded one. */
  readonly notLive?: true;
  /** Who names this form: the spec, the real service, or both. The embedded service accepts all. */
  readonly forms: 'both' | 'spec' | 'real';
}

/** Language codes that catalogue names are translated to; `en` is what is meant without `lang`. */
export const LANGUAGES = [
  'en',
  'es',
  'de',
  'fr',
  'it',
  'pt',
  'tr',
  'pl',
  'ko',
  'zh',
  'zh_cn',
  'ar',
  'el',
  'ja',
] as const;

export const ODDS_FORMATS = ['decimal', 'fractional', 'american'] as const;

/** A notation of prices. */
export type OddsFormat = (typeof ODDS_FORMATS)[number];
