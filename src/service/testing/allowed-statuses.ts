import type { Operation, Parameter, ParameterKind } from '#contract/operation.ts';
import { findOperation, OPERATIONS, selectorOf } from '#contract/operations.ts';

/**
 * The expected statuses of the service, derived from the contract's table and wire.md (sections 1 and 2)
 * independently of the implementation.
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

function isIdList(text: string): boolean {
  const ids = text.split(',').map((id) => id.trim());
  return ids.every(isId) && new Set(ids.map(Number)).size <= 100;
}

/** Parameter kinds whose invalid values are refused; the real service tolerates the others. */
const IS_INVALID: Partial<Readonly<Record<ParameterKind, (text: string) => boolean>>> = {
  id: (text) => !isId(text),
  ids: (text) => !isIdList(text),
  ordered_ids: (text) => !isIdList(text),
  date: (text) => !isDay(text),
  text: (text) => [...text.trim()].length < 3,
};

/** Returns the last value of a parameter; an empty one counts as missing. */
function lastOf(query: URLSearchParams, name: string): string {
  return query.getAll(name).at(-1) ?? '';
}

function isBad(parameter: Parameter, query: URLSearchParams): boolean {
  const value = lastOf(query, parameter.name);
  const text = parameter.kind === 'text' ? value.trim() : value;
  return text === '' ? parameter.required === true : (IS_INVALID[parameter.kind]?.(value) ?? false);
}

const ROUTES = new Set<string>(OPERATIONS.map(({ route }) => route));

/**
 * Returns the statuses that a GET with the demo account can have. `isKnown` returns whether a required id
 * occurred in a response, which leaves only 200.
 */
export function allowedStatuses(
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
  // The order in which two faults are reported is not specified.
  const isShort = whole.length === 0;
  if (isShort || parameters.some((parameter) => isBad(parameter, query)))
    return unknown.length > 0 ? [400, 404] : [400];
  return unknown.length > 0 ? [200, 404] : [200];
}
