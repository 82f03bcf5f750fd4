import type { SearchHit } from '#contract/records/search-hit.ts';
import { isLongEnough, searchText } from '#contract/search-text.ts';
import { operationQuery } from './query.ts';

/** Search results of a kind. No polling; typing on changes the query, and cancels the previous request. */
export const searchQuery = (t: string, text: string) =>
  operationQuery<readonly SearchHit[]>(
    'search',
    // Keys are written into the address unescaped.
    { t, q: encodeURIComponent(searchText(text)) },
    { gcTime: 300_000, enabled: isLongEnough(text) },
  );
