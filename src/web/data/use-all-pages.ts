import { type UseQueryOptions, useQueries, useQuery } from '@tanstack/react-query';
import type { Answer } from './fetch.ts';
import type { OperationKey } from './operation-key.ts';

type Page<T> = Answer<readonly T[]>;

/**
 * Fetches all pages of a list; the first one contains their number.
 *
 * @param pageQuery returns the query of a page, from 1
 */
export function useAllPages<T>(
  pageQuery: (page: number) => UseQueryOptions<Page<T>, Error, Page<T>, OperationKey>,
) {
  const firstPage = useQuery(pageQuery(1)).data;
  const count = firstPage?.meta.pages ?? 1;
  const restQueries = Array.from({ length: count - 1 }, (_, at) => pageQuery(at + 2));
  const rest = useQueries({ queries: restQueries });
  return {
    /** Records so far, in the service's order; null before the first page. */
    data: firstPage ? [firstPage, ...rest.map(({ data }) => data)].flatMap((page) => page?.data ?? []) : null,
    keys: [pageQuery(1), ...restQueries].map(({ queryKey }) => queryKey),
    isComplete: firstPage !== undefined && rest.every(({ data }) => data),
  };
}
