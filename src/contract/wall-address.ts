import {
  type AddressFault,
  type AddressProblem,
  createProblemList,
  type GrammarOf,
  guard,
  idsOf,
  isNamedZone,
  languageTag,
  listOf,
  oneOf,
  onOrOff,
  readParameters,
  single,
  wholeNumber,
  writeParameters,
} from './address-grammar.ts';
import { MAX_DELAY_SECONDS } from './delay.ts';
import type { Language } from './locales.ts';
import { ODDS_FORMATS, type OddsFormat } from './operation.ts';

/** Whether a text is a time of day as `HH:MM`, `00:00` to `23:59`. */
const isTimeOfDay = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Views of a wall, in the order in which it offers them. */
export const WALL_VIEWS = [
  'board',
  'grid',
  'match',
  'best',
  'table',
  'next',
  'results',
  'tv',
  'vidiprinter',
  'odds',
  'clock',
] as const;
export type WallView = (typeof WALL_VIEWS)[number];

export const WALL_THEMES = ['dark', 'light', 'contrast'] as const;
type WallTheme = (typeof WALL_THEMES)[number];

/** `compact`: more and smaller rows. */
export const WALL_DENSITIES = ['normal', 'compact'] as const;
export type WallDensity = (typeof WALL_DENSITIES)[number];

export const MIN_WALL_SECONDS = 5;
export const MAX_WALL_SECONDS = 600;
export const MAX_WALL_VOLUME = 100;
export const MAX_WALL_ZONES = 3;
export const MAX_WALL_NAME_CHARACTERS = 40;
/** Most teams, competitions or countries that an address names. */
export const MAX_WALL_ITEMS = 50;

/** What a wall shows and how: everything that its address says. */
export interface WallProgram {
  /** Ids of teams; a match of theirs comes before every other. */
  readonly follow: readonly string[];
  /** In the order in which they take turns. */
  readonly views: readonly WallView[];
  /** Seconds until the page turns. */
  readonly every: number;
  /** Ids of competitions; with `countries`, all of them together. Both empty: every competition. */
  readonly leagues: readonly string[];
  /** Country codes: their competitions. */
  readonly countries: readonly string[];
  /** IANA zone of all times; null: the device's. */
  readonly zone: string | null;
  /** IANA zones of the clock view, besides `zone`. */
  readonly zones: readonly string[];
  /** Null: the browser's. */
  readonly lang: Language | null;
  readonly theme: WallTheme;
  readonly density: WallDensity;
  /** Whether prices are shown. */
  readonly odds: boolean;
  /** Null: the one chosen in the browser, else decimal. */
  readonly odds_format: OddsFormat | null;
  /** Volume of the goal chime, 0 to 100; 0: off. */
  readonly sound: number;
  /** Seconds by which it runs behind the world, like the television beside it; 0: none. */
  readonly delay: number;
  /** Time of day (HH:MM in `zone`) at which the wall lights up; null, as `until`: it is always on. */
  readonly from: string | null;
  /** Time of day at which it goes dark; may be on the next day. */
  readonly until: string | null;
  /** Time of day at which the wall's day begins. */
  readonly rollover: string;
  /** What operators call this wall; empty: nothing. */
  readonly name: string;
}

export type WallParameter = keyof WallProgram;

export const DEFAULT_WALL: WallProgram = {
  follow: [],
  views: ['board', 'match', 'table', 'next', 'results'],
  every: 15,
  leagues: [],
  countries: [],
  zone: null,
  zones: [],
  lang: null,
  theme: 'dark',
  density: 'normal',
  odds: false,
  odds_format: null,
  sound: 0,
  delay: 0,
  from: null,
  until: null,
  rollover: '05:00',
  name: '',
};

/** Names of all parameters, in the order of an address. */
export const WALL_PARAMETERS = Object.keys(DEFAULT_WALL) as readonly WallParameter[];

/**
 * `half`: `from` without `until` or the reverse; `same`: both are the same time; `odds`: the odds view without
 * `odds=on`.
 */
type WallFault = AddressFault | 'half' | 'same' | 'odds';
export type WallProblem = AddressProblem<WallFault>;

const isCountryCode = guard((text) => /^[a-z]{2,5}$/.test(text));

/** Returns whether a text can be the name of a wall: one line of at most 40 letters, digits, signs and single spaces. */
const isWallName = (text: string): boolean =>
  [...text].length <= MAX_WALL_NAME_CHARACTERS &&
  /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+(?: [\p{L}\p{M}\p{N}\p{P}\p{S}]+)*$/u.test(text);

const ids = idsOf(MAX_WALL_ITEMS);
const zone = single(isNamedZone);
const timeOfDay = single(guard(isTimeOfDay));
const isView = (text: string): text is WallView => WALL_VIEWS.some((view) => view === text);

const GRAMMAR: GrammarOf<WallProgram> = {
  follow: ids,
  views: listOf(isView, WALL_VIEWS.length, WALL_VIEWS),
  every: wholeNumber(MIN_WALL_SECONDS, MAX_WALL_SECONDS),
  leagues: ids,
  countries: listOf(isCountryCode, MAX_WALL_ITEMS),
  zone,
  zones: listOf(isNamedZone, MAX_WALL_ZONES),
  lang: languageTag,
  theme: oneOf(WALL_THEMES),
  density: oneOf(WALL_DENSITIES),
  odds: onOrOff,
  odds_format: oneOf(ODDS_FORMATS),
  sound: wholeNumber(0, MAX_WALL_VOLUME),
  delay: wholeNumber(0, MAX_DELAY_SECONDS),
  from: timeOfDay,
  until: timeOfDay,
  rollover: timeOfDay,
  name: single(guard(isWallName)),
};

/** Returns what the query of a wall's address says, and a problem for each thing in it that cannot be read. */
export function parseWallAddress(search: string | URLSearchParams): {
  readonly program: WallProgram;
  readonly problems: readonly WallProblem[];
} {
  const query = new URLSearchParams(search);
  const { problems, report } = createProblemList<WallFault>();
  const values = readParameters(query, GRAMMAR, DEFAULT_WALL, report);
  const program = { ...values, ...hoursOf(values) };
  if (program.odds || !program.views.includes('odds')) return { program, problems };
  report('views', { reason: 'odds' }, 'odds');
  return { program: withoutOdds(program), problems };

  function hoursOf({ from, until }: WallProgram): Pick<WallProgram, 'from' | 'until'> {
    if (from !== null && from === until) report('until', { reason: 'same' }, until);
    else if (from !== null && until !== null) return { from, until };
    // A value that could not be read has its own problem.
    else if (from !== null && !query.has('until')) report('from', { reason: 'half' }, from);
    else if (until !== null && !query.has('from')) report('until', { reason: 'half' }, until);
    return { from: null, until: null };
  }
}

/** Returns a program without prices, and with at least one view. */
export function withoutOdds(program: WallProgram): WallProgram {
  const views = program.views.filter((view) => view !== 'odds');
  return { ...program, odds: false, views: views.length > 0 ? views : DEFAULT_WALL.views };
}

/** Returns the shortest address of a program: `/wall?follow=19&views=board,table`. It leaves defaults out. */
export function wallAddress(program: WallProgram): string {
  return `/wall${writeParameters(program, GRAMMAR, DEFAULT_WALL)}`;
}
