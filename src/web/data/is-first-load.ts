import type { UseQueryResult } from '@tanstack/react-query';

/**
 * Whether an answer is loading for the first time. React Query calls it loading at each attempt until one succeeds, which
 * would take away again and again what is on the page without it.
 */
export const isFirstLoad = ({ isLoading, isFetched }: Pick<UseQueryResult, 'isLoading' | 'isFetched'>) =>
  isLoading && !isFetched;
