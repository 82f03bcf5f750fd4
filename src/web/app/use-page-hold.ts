import { hashKey, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useClock } from '#web/clock/use-clock.ts';
import { isOfMatches, urlOf } from '#web/data/delay/delayed-world.ts';
import { holds } from '#web/data/delay/holds.ts';
import { matchQuery } from '#web/data/match.ts';
import { useStore } from '#web/state/store.ts';

/** Something of the open page that is held back, and in whose place there is nothing. */
export interface PageHold {
  /** Seconds until it is shown. */
  readonly seconds: number;
  /** Whether the page shows nothing else. */
  readonly isWhole: boolean;
}

const activeQueries = (client: QueryClient) =>
  client.getQueryCache().findAll({ type: 'active', predicate: isOfMatches });

function secondsOfHold(client: QueryClient, now: number | null): number | null {
  if (now === null || holds.get().length === 0) return null;
  const urls = activeQueries(client).flatMap((query) => (query.state.data ? [] : [urlOf(query)]));
  const instants = holds.get().flatMap(({ url, asOf }) => (urls.includes(url) ? [asOf] : []));
  return instants.length > 0 ? Math.max(0, Math.ceil((Math.min(...instants) - now) / 1000)) : null;
}

/**
 * Returns what the page waits for; null if there is nothing.
 *
 * @param matchId id of the match with which the delay ends, which is requested on every page
 */
export function usePageHold(matchId: string | null): PageHold | null {
  const client = useQueryClient();
  useStore(holds);
  const seconds = useClock((now) => secondsOfHold(client, now));
  if (seconds === null) return null;
  const hash = hashKey(matchQuery(matchId ?? '').queryKey);
  const isShown = activeQueries(client).some(
    (query) => query.state.data && (query.queryHash !== hash || query.getObserversCount() > 1),
  );
  return { seconds, isWhole: !isShown };
}
