import { FIRST_DATE, LAST_DATE, parseDay } from './calendar-day.ts';
import { canonicalId } from './canonical-id.ts';
import { MAX_IDS } from './max-ids.ts';
import {
  CATALOGUE_LANGUAGES,
  ODDS_FORMATS,
  type Operation,
  type Parameter,
  type ParameterKind,
} from './operation.ts';
import { OPERATIONS } from './operations.ts';
import { isLongEnough, MIN_LETTERS, searchText } from './search-text.ts';

/** A validated request in canonical form, suitable as a cache key: equal requests have equal forms. */
export interface Canonical {
  /** The operation, with aliases resolved. */
  readonly operation: Operation;
  /** Without `t`, in the order of the table, without default values. */
  readonly parameters: readonly (readonly [name: string, value: string])[];
  /** Requested datasets by canonical name, sorted. */
  readonly include: readonly string[];
}

/** Reason for refusing a request, as a sentence for its author. It repeats no value of the request. */
export interface ParameterRefusal {
  readonly refused: string;
}

type ParameterCheck = { readonly value: string } | ParameterRefusal;

/** No name is longer. */
const MAX_TEXT_CHARACTERS = 100;

/**
 * Validates the query of a request and returns its canonical form. `query` holds decoded pairs, as URLSearchParams
 * iterates them; `t` is skipped. Aliases of selectors and datasets are resolved, `include` and `ids` sorted and
 * deduplicated. Unknown, repeated, missing or malformed parameters are refused.
 */
export function canonicalParameters(
  operation: Operation,
  query: Iterable<readonly [name: string, value: string]>,
): Canonical | ParameterRefusal {
  const real = resolveAlias(operation);
  const accepted = real.parameters.filter((parameter) => !(real.collect && parameter.kind === 'page'));
  const checked = checkedParameters(query, {
    accepted,
    skipped: real.route === 'media' ? ['t', 'type'] : ['t'],
    includes: real.includes,
    refuse: (name) => refuseUnknown(real, name, accepted),
  });
  if ('refused' in checked) return checked;
  const { parameters, names } = checked;
  const refused = refuseMixed(real, names);
  if (refused !== null) return { refused };
  const include = parameters.find(([name]) => name === 'include')?.[1];
  return { operation: real, parameters, include: include?.split(',') ?? [] };
}

interface ParameterRules {
  readonly accepted: readonly Parameter[];
  /** Names that are neither checked nor returned. */
  readonly skipped: readonly string[];
  readonly includes: Operation['includes'];
  /** Returns what is said of a parameter that is not accepted. */
  readonly refuse: (name: string) => string;
}

/**
 * Validates the pairs of a query by the kinds of its parameters. Returns them in the order of `accepted`, in canonical form
 * and without default values, and the names of all that were sent.
 */
export function checkedParameters(
  query: Iterable<readonly [name: string, value: string]>,
  { accepted, skipped, includes, refuse }: ParameterRules,
): (Pick<Canonical, 'parameters'> & { readonly names: readonly string[] }) | ParameterRefusal {
  const values = new Map<string, string>();
  for (const [name, value] of query) {
    if (values.has(name)) return { refused: 'A parameter is repeated. Send each parameter once.' };
    values.set(name, value);
  }
  for (const name of skipped) values.delete(name);
  const unknownName = [...values.keys()].find(
    (name) => !accepted.some((parameter) => parameter.name === name),
  );
  if (unknownName !== undefined) return { refused: refuse(unknownName) };
  const parameters: [string, string][] = [];
  for (const parameter of accepted) {
    const value = values.get(parameter.name);
    if (value === undefined) {
      if (parameter.required)
        return { refused: `Missing parameter ${parameter.name}. Send ${parameter.doc}.` };
      continue;
    }
    const checked = CHECKS[parameter.kind](value, includes);
    if ('refused' in checked) return { refused: `Invalid ${parameter.name}. Send ${checked.refused}.` };
    if (checked.value !== parameter.standard) parameters.push([parameter.name, checked.value]);
  }
  return { parameters, names: [...values.keys()] };
}

const CHECKS: Readonly<
  Record<ParameterKind, (value: string, includes: Operation['includes']) => ParameterCheck>
> = {
  id: (value) => {
    const id = canonicalId(value);
    return id === null ? { refused: 'a number from 1' } : { value: id };
  },
  ids: (value) => {
    const ids = parseIds(value);
    return 'refused' in ids ? ids : { value: ids.toSorted((a, b) => Number(a) - Number(b)).join(',') };
  },
  ordered_ids: (value) => {
    const ids = parseIds(value);
    return 'refused' in ids ? ids : { value: ids.join(',') };
  },
  date: (value) =>
    parseDay(value) === null
      ? { refused: `a date from ${FIRST_DATE} to ${LAST_DATE} as YYYY-MM-DD` }
      : { value },
  includes: (value, includes) => {
    const names = value
      .split(',')
      .map((word) => includes.find(({ name, also }) => name === word || also.includes(word)));
    if (names.includes(undefined)) {
      return {
        refused: `one or more of ${includes.map(({ name }) => name).join(', ')}, joined by commas`,
      };
    }
    return { value: [...new Set(names.map((dataset) => dataset?.name))].toSorted().join(',') };
  },
  offset: (value) => {
    const hours = /^[+-]?\d{1,2}(?:\.\d{1,2})?$/.test(value.trim()) ? Number(value) : Number.NaN;
    return hours >= -12 && hours <= 14 ? { value: String(hours) } : { refused: 'hours from UTC, -12 to 14' };
  },
  language: (value) => oneOf(CATALOGUE_LANGUAGES, value),
  page: (value) => (/^[1-9]\d{0,4}$/.test(value) ? { value } : { refused: 'a number from 1' }),
  odds_format: (value) => oneOf(ODDS_FORMATS, value),
  text: checkText,
};

function parseIds(value: string): readonly string[] | ParameterRefusal {
  const ids = [...new Set(value.split(',').map(canonicalId))];
  if (!ids.every((id) => id !== null)) return { refused: 'one or more numbers joined by commas' };
  if (ids.length > MAX_IDS) return { refused: `at most ${MAX_IDS} numbers` };
  return ids;
}

function checkText(value: string): ParameterCheck {
  const text = searchText(value);
  if (!isLongEnough(text) || [...text].length > MAX_TEXT_CHARACTERS || /\p{Cc}/u.test(text)) {
    return { refused: `${MIN_LETTERS} to ${MAX_TEXT_CHARACTERS} characters` };
  }
  return { value: text };
}

function oneOf(values: readonly string[], value: string): ParameterCheck {
  return values.includes(value) ? { value } : { refused: `one of ${values.join(', ')}` };
}

function resolveAlias(operation: Operation): Operation {
  const { route, aliasOf } = operation;
  return OPERATIONS.find((other) => other.route === route && other.t === aliasOf) ?? operation;
}

/** Returns the parameters of an operation's shortest valid request, in the order of the table. */
export function requiredParameters({ parameters, oneOf = [[]] }: Operation): readonly Parameter[] {
  return parameters.filter(({ name, required }) => required || oneOf[0]?.includes(name));
}

function refuseMixed(operation: Operation, sentNames: readonly string[]): string | null {
  const { oneOf } = operation;
  if (oneOf === undefined) return null;
  const names = oneOf.flat();
  const own = sentNames.filter((name) => names.includes(name));
  const isWhole = oneOf.some((set) => set.length === own.length && set.every((name) => own.includes(name)));
  if (isWhole) return null;
  return `Missing or mixed parameters. Send ${oneOf.map((set) => set.join(' and ')).join(', or ')}.`;
}

function refuseUnknown(operation: Operation, name: string, accepted: readonly Parameter[]): string {
  if (name === 'page' && operation.collect)
    return `Unknown parameter page. Remove it: ${operationName(operation)} returns all pages at once.`;
  const takes = accepted.map((parameter) => parameter.name).join(', ');
  return `${unknownParameter(name)}. ${takes ? `Use ${takes}.` : `${operationName(operation)} takes no parameters.`}`;
}

function operationName(operation: Operation): string {
  return `${operation.route}?t=${operation.t}`;
}

/** Returns the start of a message about a parameter; anything that does not look like a name is not repeated. */
export function unknownParameter(name: string): string {
  return /^[a-z_]{1,32}$/.test(name) ? `Unknown parameter ${name}` : 'Unknown parameter';
}
