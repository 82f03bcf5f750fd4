/** Types of the operations of v2.2. Plain data without schemas, so that a browser may import it as a value. */

/** Format of a parameter's value. `parameters.ts` holds the rule of each kind. */
export type ParameterKind =
  | 'id'
  | 'ids'
  /** Like `ids`, but the order is significant. */
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
  /** The default value; never part of a cache key. */
  readonly standard?: string;
  readonly doc: string;
}

/** A dataset that `include` embeds, by its canonical name (the one that the real service accepts). */
export interface Include {
  readonly name: 'events' | 'stats' | 'odds_prematch' | 'odds_inplay' | 'broadcast' | 'tvs';
  /** Other spellings (spec, "What the service does", rule 2). */
  readonly also: readonly string[];
}

/** The record type of a response; `records/record-types.ts` maps each to its TypeScript type. */
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
 * How fast a response changes: matches in play, a day's list, a season's fixtures, one match, a table, a live table,
 * prices before kick-off, prices in play, the catalogue.
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
  readonly t: string;
  readonly doc: string;
  readonly record: RecordKey;
  readonly shape: Shape;
  readonly pace: Pace;
  /** In canonical order. */
  readonly parameters: readonly Parameter[];
  /** Alternative sets of parameters: a request has exactly one complete set. */
  readonly oneOf?: readonly (readonly string[])[];
  readonly includes: readonly Include[];
  /** A match feed whose pages of 100 are merged into one response. */
  readonly collect?: true;
  /** The route's default operation, for a request without `t`. */
  readonly standard?: true;
  /** The selector on the same route that this one is an alias of. */
  readonly aliasOf?: string;
  /** The real service documents the route but responds 404; the embedded one does the same. */
  readonly notLive?: true;
  /** Source of this form: the spec, the real service, or both. The embedded service accepts all. */
  readonly forms: 'both' | 'spec' | 'real';
}

/** Language codes of translated catalogue names; `en` is the default of `lang`. */
export const CATALOGUE_LANGUAGES = [
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

/** Codes of the languages that commentary is written in; it is English in all others. */
export const COMMENTARY_LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'pt'] as const;

export const ODDS_FORMATS = ['decimal', 'fractional', 'american'] as const;

export type OddsFormat = (typeof ODDS_FORMATS)[number];
