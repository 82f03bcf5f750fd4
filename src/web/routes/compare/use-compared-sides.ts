import { useQuery } from '@tanstack/react-query';
import type { Comparison } from '#contract/comparison.ts';
import { isNotFound } from '#web/data/api-error.ts';
import { enabledIf } from '#web/data/enabled-if.ts';
import type { Answer } from '#web/data/fetch.ts';
import type { infoQuery } from '#web/data/info.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import type { ComparedSide, SideState } from '#web/features/compare/compared-side.ts';

interface RecordResult<T> {
  readonly data: Answer<T | null> | undefined;
  readonly error: Error | null;
}

/** Returns the state of a side from the query of its record. */
function sideState<T>(
  id: string | null,
  { data, error }: RecordResult<T>,
  sideOf: (record: T) => ComparedSide,
): SideState {
  if (id === null) return 'empty';
  if (data?.data) return sideOf(data.data);
  if (data || isNotFound(error)) return 'unknown';
  return error ? 'unavailable' : 'loading';
}

/** What a side of a kind of comparison is. */
interface SideSource<T> {
  readonly queryOf: (id: string) => ReturnType<typeof infoQuery<T>>;
  readonly sideOf: (record: T) => ComparedSide;
}

/** Returns the records of both sides of a comparison, what its frame shows of them, and the state of the data. */
export function useComparedSides<T>({ ids }: Comparison, { queryOf, sideOf }: SideSource<T>) {
  const [homeId, awayId] = ids;
  const queries = [queryOf(homeId ?? ''), queryOf(awayId ?? '')] as const;
  const home = useQuery(enabledIf(homeId !== null, queries[0]));
  const away = useQuery(enabledIf(awayId !== null, queries[1]));
  const states = { home: sideState(homeId, home, sideOf), away: sideState(awayId, away, sideOf) };
  // What does not exist is said at its side, and is no trouble of the data.
  const keys = [states.home, states.away].flatMap((state, at) =>
    state === 'empty' || state === 'unknown' ? [] : [(queries[at] ?? queries[0]).queryKey],
  );
  return {
    /** Null without an id, and until it is there. */
    records: {
      home: (homeId && home.data?.data) || null,
      away: (awayId && away.data?.data) || null,
    },
    states,
    state: useStateOfData(keys),
  };
}
