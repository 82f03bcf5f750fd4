import type { Operation, Parameter } from '#contract/operation.ts';
import { findOperation, OPERATIONS } from '#contract/operations.ts';
import { canonicalParameters } from '#contract/parameters.ts';
import { CONSOLE } from '#web/app/addresses.ts';

/** Values by parameter name; empty ones are not sent. */
type Values = Readonly<Record<string, string>>;

export interface Question {
  readonly operation: Operation;
  readonly values: Values;
}

/** The operations of each route, in the contract's order. */
export const ROUTES = [...Map.groupBy(OPERATIONS, ({ route }) => route)];

/** Returns the parameters of the form. A feed has no page: the proxy collects all its pages. */
export function formParameters({ parameters, collect }: Operation): readonly Parameter[] {
  return parameters.filter(({ kind }) => !(collect && kind === 'page'));
}

/** Maps a parameter to its name in the console's address: `lang` there is the language of the page. */
const inAddress = (name: string) => (name === 'lang' ? 'answer_lang' : name);

/** Parses the console's query string; null if it names no operation. */
export function questionAt(search: string): Question | null {
  const query = new URLSearchParams(search);
  const operation = findOperation(query.get('route') ?? '', query.get('t'));
  if (!operation) return null;
  const given = formParameters(operation).flatMap(({ name }) => {
    const value = query.get(inAddress(name));
    return value ? [[name, value] as const] : [];
  });
  return { operation, values: Object.fromEntries(given) };
}

/** Writes a query string, with commas and colons readable. */
const spelled = (pairs: readonly (readonly [string, string])[]) =>
  pairs
    .map(
      ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3A', ':')}`,
    )
    .join('&');

const filled = ({ operation, values }: Question) =>
  formParameters(operation).flatMap(({ name }) => {
    const value = values[name]?.trim();
    return value ? [[name, value] as const] : [];
  });

/** Returns the console's address of a request, for sharing. */
export function consoleAddress(question: Question): string {
  const { route, t } = question.operation;
  const named = filled(question).map(([name, value]) => [inAddress(name), value] as const);
  return `${CONSOLE}?${spelled([['route', route], ['t', t], ...named])}`;
}

/** Returns the request's path on the proxy. */
export function requestPath(question: Question): string {
  const { route, t } = question.operation;
  return `/api/v2.2/${route}/?${spelled([['t', t], ...filled(question)])}`;
}

/**
 * Returns the contract's error for an invalid request and the parameter it is about, if it is about one; null if
 * the request is valid.
 */
export function refusalOf(
  question: Question,
): { readonly sentence: string; readonly name: string | null } | null {
  const checked = canonicalParameters(question.operation, filled(question));
  if (!('refused' in checked)) return null;
  const names = formParameters(question.operation).map(({ name }) => name);
  const words = checked.refused.split(/[^a-z_]+/);
  return { sentence: checked.refused, name: names.find((name) => words.includes(name)) ?? null };
}

/** Returns the request as a curl command against this proxy, which needs no account. */
export function curlOf(origin: string, path: string): string {
  return `curl --compressed '${origin}${path.replaceAll("'", '%27')}'`;
}
