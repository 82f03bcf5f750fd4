import { type UseQueryOptions, useQueries, useQuery } from '@tanstack/react-query';
import type { Answer } from '#web/queries/fetch.ts';
import type { OperationKey } from '#web/queries/operation-key.ts';

type Page<T> = Answer<readonly T[]>;

interface All<T> {
  /** Records so far, in the service's order; null before the first page. */
  readonly data: readonly T[] | null;
  /** Whether all pages have come. */
  readonly complete: boolean;
}

/**
 * Fetches all pages of a list; the first one contains their number.
 *
 * @param pageQuery returns the query of a page, from 1
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
