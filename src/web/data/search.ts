import type { SearchHit } from '#contract/records/search-hit.ts';
import { operationQuery } from './query.ts';

/** The service searches from this number of letters. */
export const MIN_LETTERS = 3;

/** Returns a text as it is searched: case and spaces do not change the results, so they must not change the request. */
const normalizeQuery = (text: string) => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Whether a text is long enough for the service to search. */
export const isLongEnough = (text: string) => [...normalizeQuery(text)].length >= MIN_LETTERS;

/** Search results of a kind. No polling; typing on changes the query, and cancels the previous request. */
export const searchQuery = (t: string, text: string) =>
  operationQuery<readonly SearchHit[]>(
    'search',
    // Keys are written into the address unescaped.
    { t, q: encodeURIComponent(normalizeQuery(text)) },
    { gcTime: 300_000, enabled: isLongEnough(text) },
  );
