import { parseDay } from '#contract/calendar-day.ts';
import { MAX_IDS } from '#contract/max-ids.ts';
import { isLongEnough } from '#contract/search-text.ts';
import { invalidParameter, missingParameter } from '#service/answer/errors.ts';
import type { QueryParameters } from '#service/answer/query-parameters.ts';

/**
 * Readers of an operation's parameters. Unknown parameters are ignored (v2.2 wire, shared parameters), but
 * invalid or missing ones are refused.
 */

const ID = /^\d{1,15}$/;

/** Reads a numeric id; null if it is absent or empty. */
export function optionalId(query: QueryParameters, name: string): number | null {
  const text = query[name];
  if (text === undefined || text === '') return null;
  if (!ID.test(text)) throw invalidParameter(name);
  return Number(text);
}

/** Reads a numeric id; refuses the request if it is absent or empty. */
export function requiredId(query: QueryParameters, name: string): number {
  const id = optionalId(query, name);
  if (id === null) throw missingParameter(name);
  return id;
}

/** Reads ids separated by commas, without duplicates, in their order; null if absent or empty. */
export function optionalIds(query: QueryParameters, name: string): readonly number[] | null {
  const text = query[name];
  if (text === undefined || text === '') return null;
  const ids = text.split(',').map((id) => id.trim());
  if (!ids.every((id) => ID.test(id))) throw invalidParameter(name);
  const unique = [...new Set(ids.map(Number))];
  if (unique.length > MAX_IDS) throw invalidParameter(name);
  return unique;
}

/** Reads ids separated by commas; refuses the request if they are absent or empty. */
export function requiredIds(query: QueryParameters, name: string): readonly number[] {
  const ids = optionalIds(query, name);
  if (ids === null) throw missingParameter(name);
  return ids;
}

/** Reads a date `YYYY-MM-DD` as days since 1970; dates before 1900 and after 2199 are refused. */
export function requiredDay(query: QueryParameters, name: string): number {
  const text = query[name];
  if (text === undefined || text === '') throw missingParameter(name);
  const day = parseDay(text);
  if (day === null) throw invalidParameter(name);
  return day;
}

/** Reads a search text; too short ones are refused (v2.2 wire, errors). */
export function requiredText(query: QueryParameters, name: string): string {
  const text = query[name]?.trim();
  if (!text) throw missingParameter(name);
  if (!isLongEnough(text)) throw invalidParameter(name);
  return text;
}
