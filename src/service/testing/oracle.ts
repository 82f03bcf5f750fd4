import type { Operation, Parameter, ParameterKind } from '#contract/operation.ts';
import { findOperation, OPERATIONS, selectorOf } from '#contract/operations.ts';

/**
 * What the service may answer to a query, from the contract's table and wire.md alone (sections 1 and 2): written
 * beside the service, not with it.
 */

const isId = (text: string) => /^\d{1,15}$/.test(text);

function isDay(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return (
    day !== null &&
    !Number.isNaN(day.getTime()) &&
    day.toISOString().startsWith(text) &&
    day.getUTCFullYear() >= 1900 &&
    day.getUTCFullYear() < 2200
  );
}

/** Kinds of which a bad value is refused; the real service forgives the others. */
const REFUSED: Partial<Readonly<Record<ParameterKind, (text: string) => boolean>>> = {
  id: (text) => !isId(text),
  ids: (text) => !text.split(',').every((id) => isId(id.trim())),
  ordered_ids: (text) => !text.split(',').every((id) => isId(id.trim())),
  date: (text) => !isDay(text),
  text: (text) => [...text.trim()].length < 3,
};

/** The last value of a repeated parameter counts, and an empty one is none. */
function lastOf(query: URLSearchParams, name: string): string {
  return query.getAll(name).at(-1) ?? '';
}

function isBad(parameter: Parameter, query: URLSearchParams): boolean {
  const value = lastOf(query, parameter.name);
  const text = parameter.kind === 'text' ? value.trim() : value;
  return text === '' ? parameter.required === true : (REFUSED[parameter.kind]?.(value) ?? false);
}

const ROUTES = new Set<string>(OPERATIONS.map(({ route }) => route));

/**
 * The statuses that a GET of a route with the demo account's query may have. `isKnown` says whether a number that
 * is needed is one that some answer told: then nothing but 200 will do.
 */
export function allowed(
  route: string,
  query: URLSearchParams,
  isKnown: (operation: Operation, parameter: Parameter, value: string) => boolean,
): readonly number[] {
  if (!ROUTES.has(route)) return [404];
  if (lastOf(query, 'user') !== 'demo' || lastOf(query, 'token') !== 'demo') return [401];
  const operation = findOperation(
    route,
    selectorOf(route, (name) => lastOf(query, name) || null),
  );
  if (!operation) return [400];
  const { parameters, oneOf = [[]] } = operation;
  const whole = oneOf.filter((names) => names.every((name) => lastOf(query, name) !== ''));
  const unknown = parameters.filter(
    (parameter) =>
      (parameter.required || whole.flat().includes(parameter.name)) &&
      parameter.kind === 'id' &&
      isId(lastOf(query, parameter.name)) &&
      !isKnown(operation, parameter, lastOf(query, parameter.name)),
  );
  // Which of two faults is told first is nobody's promise.
  const isShort = whole.length === 0;
  if (isShort || parameters.some((parameter) => isBad(parameter, query)))
    return unknown.length > 0 ? [400, 404] : [400];
  return unknown.length > 0 ? [200, 404] : [200];
}
