import { useCallback } from 'react';
import { MAX_UNCONFIRMED_MS } from '#contract/minute.ts';

/**
 * Returns a `confirmed` with which the minutes of matches stand still from the instant at which the data became stale;
 * the given one while they are fresh.
 *
 * @param staleSince epoch ms of the world; null while fresh
 */
export function useFrozenClock(confirmed: () => number, staleSince: number | null): () => number {
  const frozen = useCallback(() => (staleSince ?? 0) - MAX_UNCONFIRMED_MS, [staleSince]);
  return staleSince === null ? confirmed : frozen;
}
