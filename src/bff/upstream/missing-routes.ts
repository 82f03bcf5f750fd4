import { Failure } from '#bff/failure.ts';
import type { Clock } from '#contract/clock.ts';

/** World time after which a missing route is requested again. */
const MISSING_TTL_MS = 86_400_000;

/** Routes that the service may lack, by the contract's table. */
export interface MissingRoutes {
  /**
   * Fetches, unless the route is known to be missing. Requests wait for the first one to a route of unknown state.
   *
   * @returns the answer, or for a missing route the instant until which that is cached, epoch ms
   */
  fetch<T>(route: string, fetchRoute: () => Promise<T>): Promise<T | { readonly deadUntil: number }>;
}

/** Caches for a day that a route is missing, so that it costs one request a day. */
export function createMissingRoutes(clock: Clock): MissingRoutes {
  const absences = new Map<string, { readonly since: number; readonly until: number }>();
  const availableRoutes = new Set<string>();
  const firstFetches = new Map<string, Promise<unknown>>();

  function absenceOf(route: string): { readonly deadUntil: number } | null {
    const absence = absences.get(route);
    // After the clock was set back the entry lies in the future and is ignored.
    return absence && absence.since <= clock.now() && clock.now() < absence.until
      ? { deadUntil: absence.until }
      : null;
  }

  async function fetchAndRecord<T>(route: string, fetchRoute: () => Promise<T>) {
    const since = clock.now();
    try {
      const answer = await fetchRoute();
      availableRoutes.add(route);
      return answer;
    } catch (thrown) {
      if (!(thrown instanceof Failure) || thrown.reason !== 'no_route') throw thrown;
      availableRoutes.delete(route);
      const until = since + MISSING_TTL_MS;
      absences.set(route, { since, until });
      return { deadUntil: until };
    }
  }

  return {
    async fetch(route, fetchRoute) {
      const absence = absenceOf(route);
      if (absence) return absence;
      if (availableRoutes.has(route)) return fetchAndRecord(route, fetchRoute);
      const firstFetch = firstFetches.get(route);
      if (firstFetch) {
        // Its own caller handles an error; only the state of the route is shared.
        await firstFetch.catch(() => {});
        return absenceOf(route) ?? fetchAndRecord(route, fetchRoute);
      }
      const attempt = fetchAndRecord(route, fetchRoute);
      firstFetches.set(route, attempt);
      try {
        return await attempt;
      } finally {
        firstFetches.delete(route);
      }
    },
  };
}
