import { isId } from './is-id.ts';
import { isTimeOfDay } from './is-time-of-day.ts';
import { isZone } from './is-zone.ts';
import { nearestName } from './nearest-name.ts';

/** Views of a wall, in the order in which it offers them. */
export const WALL_VIEWS = [
  'board',
  'match',
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
export type WallTheme = (typeof WALL_THEMES)[number];

/** `compact`: more rows where a screen has the pixels for them (4K), instead of sharper ones. */
export const WALL_DENSITIES = ['normal', 'compact'] as const;
export type WallDensity = (typeof WALL_DENSITIES)[number];

/** Languages of walls; `ar-XB` is the pseudo-locale, right to left and 40 % longer. */
export const WALL_LANGUAGES = ['en', 'de', 'ar-XB'] as const;
export type WallLanguage = (typeof WALL_LANGUAGES)[number];

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
  readonly lang: WallLanguage | null;
  readonly theme: WallTheme;
  readonly density: WallDensity;
  /** Whether prices are shown. */
  readonly odds: boolean;
  /** Volume of the goal chime, 0 to 100; 0: off. */
  readonly sound: number;
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
  sound: 0,
  from: null,
  until: null,
  rollover: '05:00',
  name: '',
};

/** Names of all parameters, in the order of an address. */
export const WALL_PARAMETERS = Object.keys(DEFAULT_WALL) as readonly WallParameter[];

/** What is wrong with one parameter of an address; the default stands in for what could not be read. */
export interface WallProblem {
  /** Name as in the address, shortened. */
  readonly parameter: string;
  /** What could not be read, shortened. */
  readonly value: string;
  /**
   * `unknown`: no such parameter; `repeated`: given more than once; `empty`: without a value; `invalid`: not one of
   * the values; `many`: a list with too many entries; `half`: `from` without `until` or the reverse; `same`: both are
   * the same time; `odds`: the odds view without `odds=on`.
   */
  readonly reason: 'unknown' | 'repeated' | 'empty' | 'invalid' | 'many' | 'half' | 'same' | 'odds';
  /** The name or value that was probably meant. */
  readonly hint: string | null;
}

/** Most characters of an address that a problem repeats. */
const MAX_QUOTE_CHARACTERS = 40;
/** More problems than a wall has lines for help nobody. */
const MAX_PROBLEMS = 20;

type Fault = Pick<WallProblem, 'reason'> & Partial<WallProblem>;

interface Reading<Value> {
  readonly value?: Value;
  readonly fault?: Fault;
}

interface Grammar<Value> {
  readonly read: (text: string) => Reading<Value>;
  readonly write: (value: Value) => string;
}

const listOf = <Item extends string>(
  isItem: (text: string) => text is Item,
  max: number,
  names: readonly string[] = [],
): Grammar<readonly Item[]> => ({
  read(text) {
    const entries = [...new Set(text.split(','))];
    const items = entries.filter(isItem);
    const rest = entries.filter((entry) => !isItem(entry));
    const value = items.slice(0, max);
    const hint = nearestName(rest[0] ?? '', names);
    if (rest.length > 0) return { value, fault: { reason: 'invalid', value: rest.join(), hint } };
    return items.length > max ? { value, fault: { reason: 'many', value: String(items.length) } } : { value };
  },
  write: (items) => items.join(),
});

const single = <Value extends string>(
  isValue: (text: string) => text is Value,
  names: readonly string[] = [],
): Grammar<Value> => ({
  read: (text) =>
    isValue(text) ? { value: text } : { fault: { reason: 'invalid', hint: nearestName(text, names) } },
  write: (value) => value,
});

const oneOf = <Value extends string>(values: readonly Value[]): Grammar<Value> =>
  single((text): text is Value => values.some((value) => value === text), values);

const wholeNumber = (min: number, max: number): Grammar<number> => ({
  read(text) {
    const value = /^(?:0|[1-9]\d{0,3})$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? { value } : { fault: { reason: 'invalid' } };
  },
  write: String,
});

const guard =
  (isText: (text: string) => boolean) =>
  (text: string): text is string =>
    isText(text);

/** Offsets such as `+02:00` are no zones here: they know no summer time. */
const isNamedZone = guard((text) => /^[a-z]/i.test(text) && isZone(text));
const isCountryCode = guard((text) => /^[a-z]{2,5}$/.test(text));

/** Returns whether a text can be the name of a wall: one line of at most 40 letters, digits, signs and single spaces. */
export const isWallName = (text: string): boolean =>
  [...text].length <= MAX_WALL_NAME_CHARACTERS &&
  /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+(?: [\p{L}\p{M}\p{N}\p{P}\p{S}]+)*$/u.test(text);

const ids = listOf(guard(isId), MAX_WALL_ITEMS);
const zone = single(isNamedZone);
const timeOfDay = single(guard(isTimeOfDay));
const isView = (text: string): text is WallView => WALL_VIEWS.some((view) => view === text);

const GRAMMAR: { readonly [P in WallParameter]: Grammar<NonNullable<WallProgram[P]>> } = {
  follow: ids,
  views: listOf(isView, WALL_VIEWS.length, WALL_VIEWS),
  every: wholeNumber(MIN_WALL_SECONDS, MAX_WALL_SECONDS),
  leagues: ids,
  countries: listOf(isCountryCode, MAX_WALL_ITEMS),
  zone,
  zones: listOf(isNamedZone, MAX_WALL_ZONES),
  lang: oneOf(WALL_LANGUAGES),
  theme: oneOf(WALL_THEMES),
  density: oneOf(WALL_DENSITIES),
  odds: {
    read: (text) =>
      text === 'on' || text === 'off' ? { value: text === 'on' } : { fault: { reason: 'invalid' } },
    write: (isOn) => (isOn ? 'on' : 'off'),
  },
  sound: wholeNumber(0, MAX_WALL_VOLUME),
  from: timeOfDay,
  until: timeOfDay,
  rollover: timeOfDay,
  name: single(guard(isWallName)),
};

const isParameter = (name: string): name is WallParameter =>
  WALL_PARAMETERS.some((parameter) => parameter === name);

const quote = (text: string): string => {
  const letters = [...text];
  return letters.length > MAX_QUOTE_CHARACTERS ? `${letters.slice(0, MAX_QUOTE_CHARACTERS).join('')}…` : text;
};

/** Returns what the query of a wall's address says, and a problem for each thing in it that cannot be read. */
export function parseWallAddress(search: string | URLSearchParams): {
  readonly program: WallProgram;
  readonly problems: readonly WallProblem[];
} {
  const query = new URLSearchParams(search);
  const problems: WallProblem[] = [];
  const report = (parameter: string, fault: Fault, value = '') => {
    if (problems.length === MAX_PROBLEMS) return;
    const problem = { parameter, value, hint: null, ...fault };
    problems.push({ ...problem, parameter: quote(problem.parameter), value: quote(problem.value) });
  };

  const read = <P extends WallParameter>(name: P): WallProgram[P] => {
    const fallback = DEFAULT_WALL[name];
    const [text, ...others] = query.getAll(name);
    if (text === undefined) return fallback;
    if (others.length > 0) report(name, { reason: 'repeated' }, [text, ...others].join(' '));
    else if (text === '') report(name, { reason: 'empty' });
    else {
      const { value, fault } = GRAMMAR[name].read(text);
      if (fault) report(name, fault, text);
      return value === undefined || (Array.isArray(value) && value.length === 0) ? fallback : value;
    }
    return fallback;
  };

  for (const name of new Set(query.keys()))
    if (!isParameter(name))
      report(name, { reason: 'unknown', hint: nearestName(name, WALL_PARAMETERS) }, query.get(name) ?? '');

  const program: WallProgram = {
    follow: read('follow'),
    views: read('views'),
    every: read('every'),
    leagues: read('leagues'),
    countries: read('countries'),
    zone: read('zone'),
    zones: read('zones'),
    lang: read('lang'),
    theme: read('theme'),
    density: read('density'),
    odds: read('odds'),
    sound: read('sound'),
    ...readHours(),
    rollover: read('rollover'),
    name: read('name'),
  };
  if (program.odds || !program.views.includes('odds')) return { program, problems };
  report('views', { reason: 'odds' }, 'odds');
  return { program: withoutOdds(program), problems };

  function readHours(): Pick<WallProgram, 'from' | 'until'> {
    const from = read('from');
    const until = read('until');
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
  const pairs = WALL_PARAMETERS.flatMap((name) => {
    const text = write(program, name);
    return text === '' || text === write(DEFAULT_WALL, name) ? [] : [`${name}=${encode(text)}`];
  });
  return pairs.length === 0 ? '/wall' : `/wall?${pairs.join('&')}`;
}

function write<P extends WallParameter>(program: WallProgram, name: P): string {
  const value = program[name];
  return value === null ? '' : GRAMMAR[name].write(value as NonNullable<WallProgram[P]>);
}

/** Keeps an address legible on a note: commas, colons and slashes stand in a query as they are. */
const encode = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll(/%(?:2C|3A|2F)/g, decodeURIComponent)
    .replaceAll('%20', '+');
