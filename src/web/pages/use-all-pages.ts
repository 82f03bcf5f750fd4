import { type UseQueryOptions, useQueries, useQuery } from '@tanstack/react-query';
import type { Answer } from '#web/queries/fetch.ts';
import type { OperationKey } from '#web/queries/operation-key.ts';

type Page<T> = Answer<readonly T[]>;

interface All<T> {
  /** As many as are known so far, in the order of the service; null as long as nobody has told any. */
  readonly data: readonly T[] | null;
  /** Whether all pages have come. */
  readonly complete: boolean;
}

/**
 * All of a list, page by page: the first one tells how many there are.
 *
 * @param pageQuery the question for a page, from 1
 */
export function useAllPages<T>(
  pageQuery: (page: number) => UseQueryOptions<Page<T>, Error, Page<T>, OperationKey>,
): All<T> {
  const first = useQuery(pageQuery(1)).data;
  const count = first?.meta.pages ?? 1;
  const rest = useQueries({ queries: Array.from({ length: count - 1 }, (_, at) => pageQuery(at + 2)) });
  if (!first) return { data: null, complete: false };
  return {
    data: [first, ...rest.map(({ data }) => data)].flatMap((page) => page?.data ?? []),
    complete: rest.every(({ data }) => data),
  };
}
