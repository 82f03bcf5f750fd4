import type { Answer } from '#web/queries/fetch.ts';

interface Brought<T> {
  readonly data: Answer<T | null> | undefined;
  readonly isError: boolean;
}

/** What is known of a number; undefined while it is being asked for. */
export function known<T>(id: string | null, { data, isError }: Brought<T>): T | null | undefined {
  if (id === null || isError) return null;
  return data?.data;
}
