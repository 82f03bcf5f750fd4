import { hashKey, notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { filtering } from '#web/data/answer-filter.ts';
import type { Answer } from '#web/data/fetch.ts';
import type { OperationKey } from '#web/data/operation-key.ts';

/**
 * Returns the answer of a query as it came, for what a viewer has asked to see of a shielded match. Undefined until it
 * has come, and without shields. It requests nothing.
 */
export function useRawAnswer<T>(query: { readonly queryKey: OperationKey }): Answer<T> | undefined {
  const cache = useQueryClient().getQueryCache();
  const hash = hashKey(query.queryKey);
  const subscribe = useCallback(
    // Queries are also added while a component renders, when no other may.
    (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)),
    [cache],
  );
  return useSyncExternalStore(subscribe, () => filtering.rawAnswers?.get(hash)) as Answer<T> | undefined;
}
