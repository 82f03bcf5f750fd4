import { queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import { type Answer, fetchAnswer } from './fetch.ts';
import type { OperationKey } from './operation-key.ts';
import { pollFromHeaders, staleTimeFromHeaders, whileFailing } from './poll.ts';

type Parameters = OperationKey[1];
type Options<T> = Pick<
  UseQueryOptions<Answer<T>, Error, Answer<T>, OperationKey>,
  'enabled' | 'gcTime' | 'placeholderData' | 'refetchInterval' | 'staleTime'
>;

/** A query of an operation, which is fetched again when it is used after its answer has become stale. */
export const operationQuery = <T>(route: string, parameters: Parameters, options: Options<T> = {}) =>
  queryOptions({
    queryKey: [route, parameters] as OperationKey,
    queryFn: (context): Promise<Answer<T>> => fetchAnswer(context),
    staleTime: staleTimeFromHeaders,
    ...options,
  });

/** A query of data that hardly ever change: only failed requests are repeated. */
export const catalogueQuery = <T>(route: string, parameters: Parameters, options: Options<T> = {}) =>
  operationQuery<T>(route, parameters, { refetchInterval: whileFailing, ...options });

/** A query that polls until its data are done; without `isDone` for ever. */
export const polledQuery = <T>(
  route: string,
  parameters: Parameters,
  isDone?: (data: T) => boolean,
  options: Options<T> = {},
) => operationQuery<T>(route, parameters, { refetchInterval: pollFromHeaders(isDone), ...options });
