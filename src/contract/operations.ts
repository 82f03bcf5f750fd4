/**
 * The table of operations: the one place that says what v2.2 can be asked. Router, allowlist, client, console
 * and reference page are made from it; an operation that is not in it does not exist.
 *
 * Plain data without schemas, so that a browser may import it as a value.
 * Sources: spec, "Endpoints"; v2.2 wire, operations. Where both are silent the entry says "our choice".
 */

/** What a parameter's value looks like. `parameters.ts` holds the rule of each kind. */
export type ParameterKind =
  | 'id'
  | 'ids'
  | 'date'
  | 'includes'
  | 'offset'
  | 'language'
  | 'page'
  | 'odds_format';

export interface Parameter {
  readonly name: string;
  readonly kind: ParameterKind;
  readonly required?: true;
  /** The value that leaving it out means; never part of a key. */
  readonly standard?: string;
  readonly doc: string;
}

/** A dataset that `include` embeds, by its canonical name (the one the real service accepts). */
interface Include {
  readonly name: 'events' | 'stats';
  /** Other spellings (spec, "What the service does", rule 2). */
  readonly also: readonly string[];
}

/** The record an answer is made of; `records/record-types.ts` has the type of each. */
export type RecordKey =
  | 'match_row'
  | 'match'
  | 'match_event'
  | 'league'
  | 'standings'
  | 'continent'
  | 'country'
  | 'season';

/** How fast an answer changes: matches in play, a day's list, a run of fixtures, one match, a table, the catalogue. */
export type Pace = 'live' | 'day' | 'season' | 'match' | 'table' | 'catalogue';

/** `last_next` is the object `{next, current, last}` of three lists. */
type Shape = 'list' | 'one' | 'last_next';

export interface Operation {
  readonly route: 'livescores' | 'fixtures' | 'leagues' | 'continents' | 'countries' | 'seasons';
  /** The selector. */
  readonly t: string;
  readonly doc: string;
  readonly record: RecordKey;
  readonly shape: Shape;
  readonly pace: Pace;
  /** In the order in which they stand in a canonical query. */
  readonly parameters: readonly Parameter[];
  readonly includes: readonly Include[];
  /** A match feed: all its pages of 100 make one answer. */
  readonly collect?: true;
  /** The operation that a request without `t` means on this route. */
  readonly standard?: true;
  /** Another spelling of this selector on the same route. */
  readonly aliasOf?: string;
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

const id: Parameter = { name: 'id', kind: 'id', required: true, doc: 'the number of what is asked for' };
const ids: Parameter = { name: 'ids', kind: 'ids', required: true, doc: 'numbers, joined by commas' };
const include: Parameter = {
  name: 'include',
  kind: 'includes',
  doc: 'datasets to embed, joined by commas: events, stats',
};
const utc: Parameter = {
  name: 'utc',
  kind: 'offset',
  standard: '0',
  doc: 'hours from UTC that dates and times are told in, -12 to 14, decimals allowed',
};
const lang: Parameter = {
  name: 'lang',
  kind: 'language',
  standard: 'en',
  doc: `language of names: ${LANGUAGES.join(' ')}`,
};
const oddsFormat: Parameter = {
  name: 'odds_format',
  kind: 'odds_format',
  standard: 'decimal',
  doc: 'notation of prices: decimal, fractional, american',
};
const page: Parameter = { name: 'page', kind: 'page', standard: '1', doc: 'page of 100, from 1' };
const inDay: Parameter = { name: 'd', kind: 'date', required: true, doc: 'the day, YYYY-MM-DD, in utc' };
const seasonId: Parameter = { name: 'season_id', kind: 'id', required: true, doc: 'the season' };

/** A filter: an id that narrows the list. */
function only(name: string): Parameter {
  return { name, kind: 'id', doc: `only this ${name.slice(0, -'_id'.length)}` };
}

const matchDatasets: readonly Include[] = [
  { name: 'events', also: ['match_events'] },
  { name: 'stats', also: ['match_stats'] },
];

const feed = {
  route: 'livescores',
  record: 'match_row',
  shape: 'list',
  parameters: [include, utc, lang, oddsFormat, page],
  includes: matchDatasets,
  collect: true,
  forms: 'real',
} as const;

const fixtures = { route: 'fixtures', includes: matchDatasets, forms: 'real' } as const;
const rows = { record: 'match_row', shape: 'list' } as const;
const oneMatch = {
  ...fixtures,
  record: 'match',
  shape: 'one',
  pace: 'match',
  parameters: [id, include, utc, lang, oddsFormat],
} as const;
const catalogue = { shape: 'list', pace: 'catalogue', includes: [], forms: 'real' } as const;

export const OPERATIONS: readonly Operation[] = [
  // The route's standard selector is our choice: the vendor says only that there is one.
  { ...feed, t: 'live', pace: 'live', standard: true, doc: 'Matches in play.' },
  { ...feed, t: 'today', pace: 'day', doc: "Today's matches, whatever their state." },
  { ...feed, t: 'tomorrow', pace: 'day', doc: "Tomorrow's matches." },
  { ...feed, t: 'yesterday', pace: 'day', doc: "Yesterday's matches." },
  { ...feed, t: 'notstarted', pace: 'day', doc: "Today's matches that have not kicked off." },
  { ...feed, t: 'ended', pace: 'day', doc: "Today's matches that are over." },

  {
    ...fixtures,
    ...rows,
    t: 'schedule',
    pace: 'day',
    collect: true,
    standard: true,
    parameters: [
      inDay,
      only('country_id'),
      only('league_id'),
      only('season_id'),
      only('stage_id'),
      only('group_id'),
      only('round_id'),
      include,
      utc,
      lang,
      oddsFormat,
      page,
    ],
    doc: 'Matches of a day, of one competition or part of it if a filter says so.',
  },
  {
    ...fixtures,
    ...rows,
    t: 'season',
    pace: 'season',
    parameters: [
      seasonId,
      only('stage_id'),
      only('group_id'),
      only('team_id'),
      include,
      utc,
      lang,
      oddsFormat,
    ],
    doc: 'All matches of a season, or those of one team in it.',
  },
  {
    ...fixtures,
    ...rows,
    t: 'round',
    pace: 'season',
    parameters: [
      { name: 'round_id', kind: 'id', required: true, doc: 'the round' },
      only('team_id'),
      include,
      utc,
      lang,
      oddsFormat,
    ],
    doc: 'Matches of a round.',
  },
  {
    ...fixtures,
    ...rows,
    t: 'sort',
    pace: 'match',
    parameters: [ids, include, utc, lang],
    doc: 'Several matches by their numbers.',
  },
  {
    ...fixtures,
    record: 'match_row',
    shape: 'last_next',
    t: 'last_next',
    pace: 'season',
    parameters: [{ name: 'team_id', kind: 'id', required: true, doc: 'the team' }, utc, lang],
    includes: [],
    doc: "A team's next matches, those in play, and its last ones.",
  },
  { ...oneMatch, t: 'info', forms: 'both', doc: 'One match, whole.' },
  {
    ...oneMatch,
    t: 'match_by_id',
    aliasOf: 'info',
    forms: 'spec',
    doc: 'One match, whole: the spec names it so.',
  },
  {
    ...fixtures,
    record: 'match_event',
    shape: 'list',
    t: 'match_events',
    pace: 'match',
    parameters: [id],
    includes: [],
    forms: 'both',
    doc: 'The events of a match, oldest first.',
  },

  {
    ...catalogue,
    route: 'leagues',
    t: 'list',
    record: 'league',
    standard: true,
    parameters: [only('country_id'), lang, page],
    doc: 'Competitions, of one country if asked.',
  },
  {
    ...catalogue,
    route: 'leagues',
    t: 'info',
    record: 'league',
    shape: 'one',
    parameters: [id, lang],
    doc: 'One competition with its seasons, newest first.',
  },
  {
    ...catalogue,
    route: 'leagues',
    t: 'sort',
    record: 'league',
    parameters: [ids, lang],
    doc: 'Several competitions by their numbers.',
  },
  {
    ...catalogue,
    route: 'leagues',
    t: 'standings',
    record: 'standings',
    shape: 'one',
    pace: 'table',
    parameters: [seasonId],
    doc: 'The tables of a season, of matches that ended before today (UTC).',
  },

  {
    ...catalogue,
    route: 'continents',
    t: 'list',
    record: 'continent',
    standard: true,
    parameters: [lang],
    doc: 'Continents.',
  },
  {
    ...catalogue,
    route: 'continents',
    t: 'info',
    record: 'continent',
    shape: 'one',
    parameters: [id, lang],
    doc: 'One continent.',
  },

  {
    ...catalogue,
    route: 'countries',
    t: 'list',
    record: 'country',
    standard: true,
    parameters: [lang, page],
    doc: 'Countries, and continents as countries of their own for what is played between countries.',
  },
  {
    ...catalogue,
    route: 'countries',
    t: 'info',
    record: 'country',
    shape: 'one',
    parameters: [id, lang],
    doc: 'One country.',
  },

  {
    ...catalogue,
    route: 'seasons',
    t: 'info',
    record: 'season',
    shape: 'one',
    standard: true,
    parameters: [id],
    doc: 'One season with its stages and the numbers of its rounds.',
  },
];

/** The operation that a request means, or null. `t` null is a request without a selector. */
export function findOperation(route: string, t: string | null): Operation | null {
  const found = OPERATIONS.find(
    (operation) =>
      operation.route === route && (t === null ? operation.standard === true : operation.t === t),
  );
  return found ?? null;
}
