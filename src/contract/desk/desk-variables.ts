/** Formats in which the desk writes a day, each by a template. */
export const DESK_FORMATS = ['text', 'html', 'markdown'] as const;
export type DeskFormat = (typeof DESK_FORMATS)[number];

/** A template of each format: the answer of `DESK_TEMPLATES_PATH`. */
export type DeskTemplates = Readonly<Record<DeskFormat, string>>;

export const DESK_TEMPLATES_PATH = '/api/desk/templates';

/** What a template can name: a text, a part that is there or not, or a list of parts (in brackets). */
export interface DeskScope {
  readonly [name: string]: 'text' | DeskScope | readonly [DeskScope];
}

const MATCH = {
  home: 'text',
  away: 'text',
  versus: 'text',
  score: 'text',
  homeScore: 'text',
  awayScore: 'text',
  homeScorers: 'text',
  awayScorers: 'text',
  homeSentOff: 'text',
  awaySentOff: 'text',
  halfTime: 'text',
  state: 'text',
  note: 'text',
  decision: 'text',
  time: 'text',
  channels: 'text',
} as const satisfies DeskScope;

const MATCHES = {
  heading: 'text',
  competitions: [{ competition: 'text', round: 'text', matches: [MATCH] }],
} as const satisfies DeskScope;

const ROW = {
  position: 'text',
  team: 'text',
  played: 'text',
  won: 'text',
  drawn: 'text',
  lost: 'text',
  scored: 'text',
  conceded: 'text',
  difference: 'text',
  points: 'text',
  line: 'text',
} as const satisfies DeskScope;

/** The variables of the desk's templates, which docs/desk.md explains. A section that is not chosen, or empty, is not there. */
export const DESK_VARIABLES = {
  day: 'text',
  asOf: 'text',
  zone: 'text',
  results: MATCHES,
  classified: MATCHES,
  deciders: MATCHES,
  fixtures: MATCHES,
  tv: MATCHES,
  tables: { heading: 'text', tables: [{ competition: 'text', group: 'text', head: ROW, rows: [ROW] }] },
} as const satisfies DeskScope;

/** The values of the variables of a scope; an empty text, an empty list and null are not there. */
type DeskValues<Scope> = {
  readonly [Name in keyof Scope]: Scope[Name] extends 'text'
    ? string
    : Scope[Name] extends readonly [infer Item]
      ? readonly DeskValues<Item>[]
      : DeskValues<Scope[Name]> | null;
};

export type DeskDay = DeskValues<typeof DESK_VARIABLES>;
export type DeskMatch = DeskValues<typeof MATCH>;
export type DeskMatches = DeskValues<typeof MATCHES>;
export type DeskTableRow = DeskValues<typeof ROW>;
