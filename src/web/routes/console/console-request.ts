import { acceptsDelay, DELAY_PARAMETER, readDelay } from '#contract/delay.ts';
import type { Operation, Parameter } from '#contract/operation.ts';
import { findOperation, OPERATIONS } from '#contract/operations.ts';
import { canonicalParameters } from '#contract/parameters.ts';
import { type Address, CONSOLE } from '#web/navigation/addresses.ts';
import { fullPath } from '#web/settings/base-path.ts';

/** Values by parameter name; empty ones are not sent. */
type Values = Readonly<Record<string, string>>;

export interface ConsoleRequest {
  readonly operation: Operation;
  readonly values: Values;
}

export const OPERATIONS_BY_ROUTE = [...Map.groupBy(OPERATIONS, ({ route }) => route)];

/** Returns the parameters of the form, with the proxy's own. A feed has no page: the proxy collects all its pages. */
export function formParameters(operation: Operation): readonly Parameter[] {
  const { parameters, collect } = operation;
  const accepted = parameters.filter(({ kind }) => !(collect && kind === 'page'));
  return acceptsDelay(operation) ? [...accepted, DELAY_PARAMETER] : accepted;
}

/** Maps a parameter to its name in the console's address: `lang` there is the language of the page. */
const addressName = (name: string) => (name === 'lang' ? 'answer_lang' : name);

/** Parses the console's query string; null if it names no operation. */
export function parseConsoleAddress(search: string): ConsoleRequest | null {
  const query = new URLSearchParams(search);
  const operation = findOperation(query.get('route') ?? '', query.get('t'));
  if (!operation) return null;
  const entries = formParameters(operation).flatMap(({ name }) => {
    const value = query.get(addressName(name));
    return value ? [[name, value] as const] : [];
  });
  return { operation, values: Object.fromEntries(entries) };
}

/** Writes a query string, with commas and colons readable. */
const queryString = (pairs: readonly (readonly [string, string])[]) =>
  pairs
    .map(
      ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3A', ':')}`,
    )
    .join('&');

const filledValues = ({ operation, values }: ConsoleRequest) =>
  formParameters(operation).flatMap(({ name }) => {
    const value = values[name]?.trim();
    return value ? [[name, value] as const] : [];
  });

/** Returns the console's address of a request, for sharing. */
export function consoleAddress(request: ConsoleRequest): Address {
  const { route, t } = request.operation;
  const parameters = filledValues(request).map(([name, value]) => [addressName(name), value] as const);
  return `${CONSOLE}?${queryString([['route', route], ['t', t], ...parameters])}`;
}

/** Returns what a browser requests. */
export function requestUrl(request: ConsoleRequest): string {
  const { route, t } = request.operation;
  return fullPath(`/api/v2.2/${route}/?${queryString([['t', t], ...filledValues(request)])}`);
}

/**
 * Returns the contract's error for an invalid request and the parameter it is about, if it is about one; null if
 * the request is valid.
 */
export function validationErrorOf(
  request: ConsoleRequest,
): { readonly sentence: string; readonly name: string | null } | null {
  const { operation } = request;
  const values = new Map(filledValues(request));
  const delay = values.get(DELAY_PARAMETER.name);
  values.delete(DELAY_PARAMETER.name);
  const delayResult = readDelay(operation, delay === undefined ? [] : [delay]);
  const result = 'refused' in delayResult ? delayResult : canonicalParameters(operation, values);
  if (!('refused' in result)) return null;
  const names = formParameters(operation).map(({ name }) => name);
  const words = result.refused.split(/[^a-z_]+/);
  return { sentence: result.refused, name: names.find((name) => words.includes(name)) ?? null };
}

/** Returns the request as a curl command against this proxy, which needs no account. */
export function curlCommand(origin: string, path: string): string {
  return `curl --compressed '${origin}${path.replaceAll("'", '%27')}'`;
}
