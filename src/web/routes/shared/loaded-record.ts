import type { Answer } from '#web/data/fetch.ts';
import { hasFailed } from '#web/data/has-failed.ts';

interface QueryResult<T> {
  readonly data: Answer<T | null> | undefined;
  readonly isFetched: boolean;
}

/** Returns the loaded record of an id: null if there is none, undefined while it is loading. */
export function loadedRecord<T>(id: string | null, result: QueryResult<T>): T | null | undefined {
  if (id === null || hasFailed(result)) return null;
  return result.data?.data;
}
