import type { UseQueryResult } from '@tanstack/react-query';

/**
 * Whether a request has failed and no answer has come since. React Query forgets the error while it requests again, which
 * would take away again and again what is on the page without the answer.
 */
export const hasFailed = ({ data, isFetched }: Pick<UseQueryResult, 'data' | 'isFetched'>) =>
  isFetched && data === undefined;
