import { hashKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useAccumulator } from '#web/state/use-accumulator.ts';
import { isNotFound } from './api-error.ts';
import type { Answer } from './fetch.ts';
import type { OperationKey } from './operation-key.ts';

export const isEmptyList = (data: readonly unknown[]) => data.length === 0;

/** Returns the tabs of which something holds. */
export const tabsThatAre = <Tab extends string>(
  is: Readonly<Partial<Record<Tab, boolean>>>,
): ReadonlySet<Tab> => new Set((Object.keys(is) as Tab[]).filter((tab) => is[tab]));

/**
 * Whether an answer has come and has nothing; while it is requested again, what it had before. What a spoiler shield
 * withholds is something.
 *
 * @param isWanted whether it is requested; else it is only observed
 */
export function useIsEmpty<T>(
  query: UseQueryOptions<Answer<T>, Error, Answer<T>, OperationKey>,
  isWanted: boolean,
  isEmpty: (data: T) => boolean,
): boolean {
  // Whoever shows the data polls them.
  const once = { ...query, enabled: isWanted, refetchInterval: false } as const;
  const select = ({ data, meta }: Answer<T>) => !meta.shield && isEmpty(data);
  const { data, error } = useQuery({ ...once, select });
  const hash = hashKey(query.queryKey);
  const isKnownEmpty = data ?? (isNotFound(error) || undefined);
  const [emptyHash] = useAccumulator<string | null>(
    (previous) => (isKnownEmpty === undefined ? previous : isKnownEmpty ? hash : null),
    null,
  );
  return emptyHash === hash;
}
