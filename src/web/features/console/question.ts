import type { Operation, Parameter } from '#contract/operation.ts';
import { findOperation, OPERATIONS } from '#contract/operations.ts';
import { canonicalParameters } from '#contract/parameters.ts';
import { CONSOLE } from '#web/app/addresses.ts';

/** What is filled in, by the names of the parameters; what is left empty is not sent. */
type Values = Readonly<Record<string, string>>;

export interface Question {
  readonly operation: Operation;
  readonly values: Values;
}

/** The operations of a route, as the table has them. */
export const ROUTES = [...Map.groupBy(OPERATIONS, ({ route }) => route)];

/** The parameters that a form asks for: of a feed, which answers all its pages at once, not the page. */
export function formParameters({ parameters, collect }: Operation): readonly Parameter[] {
  return parameters.filter(({ kind }) => !(collect && kind === 'page'));
}

/** In the address of a page `lang` is the language of the page: that of the answer has a name of its own. */
const inAddress = (name: string) => (name === 'lang' ? 'answer_lang' : name);

/** The question that an address of the console asks; null if it names no operation. */
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

/** As people read it: commas and colons stay what they are. */
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

/** The address of the console that asks it: it can be sent to somebody. */
export function consoleAddress(question: Question): string {
  const { route, t } = question.operation;
  const named = filled(question).map(([name, value]) => [inAddress(name), value] as const);
  return `${CONSOLE}?${spelled([['route', route], ['t', t], ...named])}`;
}

/** The path that the proxy answers. */
export function requestPath(question: Question): string {
  const { route, t } = question.operation;
  return `/api/v2.2/${route}/?${spelled([['t', t], ...filled(question)])}`;
}

/** Why the table refuses it, in a sentence, and the parameter that is meant, if it is one; null if it does not. */
export function refusalOf(
  question: Question,
): { readonly sentence: string; readonly name: string | null } | null {
  const checked = canonicalParameters(question.operation, filled(question));
  if (!('refused' in checked)) return null;
  const names = formParameters(question.operation).map(({ name }) => name);
  const words = checked.refused.split(/[^a-z_]+/);
  return { sentence: checked.refused, name: names.find((name) => words.includes(name)) ?? null };
}

/** The request for a shell, against this proxy: it needs no account. */
export function curlOf(origin: string, path: string): string {
  return `curl --compressed '${origin}${path.replaceAll("'", '%27')}'`;
}
