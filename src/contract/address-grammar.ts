import { canonicalId } from './canonical-id.ts';
import { isId } from './is-id.ts';
import { isZone } from './is-zone.ts';
import { LANGUAGES, type Language } from './locales.ts';
import { nearestName } from './nearest-name.ts';
import { languageFor } from './preferred-language.ts';

/** What is wrong with one parameter of an address; its default stands in for what could not be read. */
export interface AddressProblem<Reason extends string = AddressFault> {
  /** Name as in the address, shortened. */
  readonly parameter: string;
  /** What could not be read, shortened. */
  readonly value: string;
  readonly reason: Reason;
  /** The name or value that was probably meant. */
  readonly hint: string | null;
}

/**
 * `unknown`: no such parameter; `repeated`: given more than once; `empty`: without a value; `invalid`: not one of the
 * values; `many`: a list with too many entries.
 */
export type AddressFault = 'unknown' | 'repeated' | 'empty' | 'invalid' | 'many';

type Fault = { readonly reason: AddressFault } & Partial<AddressProblem>;

interface Reading<Value> {
  readonly value?: Value;
  readonly fault?: Fault;
}

/** How the value of a parameter is read and written. */
export interface Grammar<Value> {
  readonly read: (text: string) => Reading<Value>;
  readonly write: (value: Value) => string;
}

/** Most characters of an address that a problem repeats. */
const MAX_QUOTE_CHARACTERS = 40;
/** Most problems of an address: a page has no room for more. */
const MAX_PROBLEMS = 20;

export const listOf = <Item extends string>(
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

export const single = <Value extends string>(
  isValue: (text: string) => text is Value,
  names: readonly string[] = [],
): Grammar<Value> => ({
  read: (text) =>
    isValue(text) ? { value: text } : { fault: { reason: 'invalid', hint: nearestName(text, names) } },
  write: (value) => value,
});

export const oneOf = <Value extends string>(values: readonly Value[]): Grammar<Value> =>
  single((text): text is Value => values.some((value) => value === text), values);

/** A language by BCP 47: `de-AT` is `de`. */
export const languageTag: Grammar<Language> = {
  read(text) {
    const value = languageFor(text);
    return value ? { value } : { fault: { reason: 'invalid', hint: nearestName(text, LANGUAGES) } };
  },
  write: (value) => value,
};

export const wholeNumber = (min: number, max: number): Grammar<number> => ({
  read(text) {
    const value = /^(?:0|[1-9]\d{0,3})$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? { value } : { fault: { reason: 'invalid' } };
  },
  write: String,
});

export const onOrOff: Grammar<boolean> = {
  read: (text) =>
    text === 'on' || text === 'off' ? { value: text === 'on' } : { fault: { reason: 'invalid' } },
  write: (isOn) => (isOn ? 'on' : 'off'),
};

export const guard =
  (isText: (text: string) => boolean) =>
  (text: string): text is string =>
    isText(text);

/** Ids, each in its canonical form. */
export const idsOf = (max: number): Grammar<readonly string[]> => {
  const { read, write } = listOf(guard(isId), max);
  const canonical = (text: string) => canonicalId(text) ?? text;
  return { read: (text) => read(text.split(',').map(canonical).join()), write };
};

/** Offsets such as `+02:00` are no zones here: they know no summer time. */
export const isNamedZone = guard((text) => /^[a-z]/i.test(text) && isZone(text));

const quote = (text: string): string => {
  const letters = [...text];
  return letters.length > MAX_QUOTE_CHARACTERS ? `${letters.slice(0, MAX_QUOTE_CHARACTERS).join('')}…` : text;
};

/** Collects the problems with an address, each with its texts shortened. */
export function createProblemList<Reason extends string>() {
  type Problem = AddressProblem<Reason | AddressFault>;
  const problems: Problem[] = [];
  return {
    problems: problems as readonly Problem[],
    report(parameter: string, fault: Pick<Problem, 'reason'> & Partial<Problem>, value = ''): void {
      if (problems.length === MAX_PROBLEMS) return;
      const problem = { parameter, value, hint: null, ...fault };
      problems.push({ ...problem, parameter: quote(problem.parameter), value: quote(problem.value) });
    },
  };
}

/** The grammar of each parameter of an address, in the order in which they are written. */
export type GrammarOf<Values> = { readonly [P in keyof Values]: Grammar<NonNullable<Values[P]>> };

type Report = (parameter: string, fault: Fault, value?: string) => void;

/** Returns what the parameters of a query say; `defaults` stand in for those that are missing or cannot be read. */
export function readParameters<Values extends object>(
  query: URLSearchParams,
  grammar: GrammarOf<Values>,
  defaults: Values,
  report: Report,
): Values {
  const names = Object.keys(grammar);
  for (const name of new Set(query.keys()))
    if (!names.includes(name))
      report(name, { reason: 'unknown', hint: nearestName(name, names) }, query.get(name) ?? '');
  const read = (name: string): unknown => {
    const [text, ...others] = query.getAll(name);
    if (text === undefined) return;
    if (others.length > 0) return report(name, { reason: 'repeated' }, [text, ...others].join(' '));
    if (text === '') return report(name, { reason: 'empty' });
    const { value, fault } = grammar[name as keyof Values].read(text);
    if (fault) report(name, fault, text);
    return Array.isArray(value) && value.length === 0 ? undefined : value;
  };
  const pairs = names.map((name) => [name, read(name) ?? defaults[name as keyof Values]]);
  return Object.fromEntries(pairs) as Values;
}

/** Returns the shortest query of an address, `?zone=UTC`: it leaves defaults out, and is empty without others. */
export function writeParameters<Values extends object>(
  values: Values,
  grammar: GrammarOf<Values>,
  defaults: Values,
): string {
  const write = (of: Values, name: keyof Values): string =>
    of[name] === null ? '' : grammar[name].write(of[name] as NonNullable<Values[keyof Values]>);
  const pairs = (Object.keys(grammar) as (keyof Values & string)[]).flatMap((name) => {
    const text = write(values, name);
    return text === '' || text === write(defaults, name) ? [] : [`${name}=${encodeValue(text)}`];
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** Keeps an address legible on a note: commas, colons and slashes stand in a query as they are. */
const encodeValue = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll(/%(?:2C|3A|2F)/g, decodeURIComponent)
    .replaceAll('%20', '+');
