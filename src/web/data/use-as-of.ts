import { hashKey } from '@tanstack/react-query';
import { useCallback } from 'react';
import { freshnessOf } from './freshness.ts';
import type { OperationKey } from './operation-key.ts';

/** Returns what gives the as-of instant of a query's newest answer, epoch ms: the same function for the same query. */
export function useAsOf(queryKey: OperationKey): () => number | null {
  const hash = hashKey(queryKey);
  return useCallback(() => freshnessOf(hash).asOf, [hash]);
}
