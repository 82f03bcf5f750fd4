import { isNotFound } from '#web/data/api-error.ts';
import type { Answer } from '#web/data/fetch.ts';
import type { ComparedSide, SideState } from '#web/features/compare/compared-side.ts';

interface RecordResult<T> {
  readonly data: Answer<T | null> | undefined;
  readonly error: Error | null;
}

/** Returns the state of a side from the query of its record. */
export function sideState<T>(
  id: string | null,
  { data, error }: RecordResult<T>,
  sideOf: (record: T) => ComparedSide,
): SideState {
  if (id === null) return 'empty';
  if (data?.data) return sideOf(data.data);
  if (data || isNotFound(error)) return 'unknown';
  return error ? 'unavailable' : 'loading';
}
