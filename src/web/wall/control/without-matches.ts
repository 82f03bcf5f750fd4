import { isObject, isObjectOrArray } from '#contract/is-object.ts';

/** Whether something is a match with one of the ids. */
const isMatchOf = (part: unknown, ids: ReadonlySet<string>): boolean =>
  isObject(part) && 'teams' in part && typeof part['id'] === 'string' && ids.has(part['id']);

/**
 * Returns data without matches, wherever they are in it: they leave lists, and null takes their place elsewhere. Parts
 * without any stay the same objects.
 */
export function withoutMatches<T>(data: T, ids: ReadonlySet<string>): T {
  return strip(data, ids) as T;
}

function strip(part: unknown, ids: ReadonlySet<string>): unknown {
  if (!isObjectOrArray(part)) return part;
  if (isMatchOf(part, ids)) return null;
  if (Array.isArray(part)) {
    const rest = part.filter((one) => !isMatchOf(one, ids)).map((one) => strip(one, ids));
    return rest.length === part.length && rest.every((one, at) => one === part[at]) ? part : rest;
  }
  const entries = Object.entries(part).map(([name, value]) => [name, strip(value, ids)] as const);
  const isSame = entries.every(([name, value]) => value === (part as Record<string, unknown>)[name]);
  return isSame ? part : Object.fromEntries(entries);
}

/** Whether data are the tables of one of some seasons: they count the results of hidden matches, too. */
export const isTableOf = (data: unknown, seasons: ReadonlySet<string>): boolean =>
  isObject(data) &&
  'tables' in data &&
  typeof data['season_id'] === 'string' &&
  seasons.has(data['season_id']);
