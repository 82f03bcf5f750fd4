import type { Answer } from '#web/data/fetch.ts';

interface QueryResult<T> {
  readonly data: Answer<T | null> | undefined;
  readonly isError: boolean;
}

/** Returns the loaded record of an id: null if there is none, undefined while it is loading. */
export function loadedRecord<T>(id: string | null, { data, isError }: QueryResult<T>): T | null | undefined {
  if (id === null || isError) return null;
  return data?.data;
}
