import { Failure } from '#bff/failure.ts';
import type { Clock } from '#contract/clock.ts';

/** World time after which a missing route is requested again. */
const DEAD = 86_400_000;

/** Routes that the service may lack, by the contract's table. */
export interface DeadRoutes {
  /**
   * Fetches, unless the route is known to be missing. Requests wait for the first one to a route of unknown state.
   *
   * @returns the answer, or for a missing route the instant until which that is cached, epoch ms
   */
  ask<T>(route: string, ask: () => Promise<T>): Promise<T | { readonly deadUntil: number }>;
}

/** Caches for a day that a route is missing, so that it costs one request a day. */
export function createDeadRoutes(clock: Clock): DeadRoutes {
  const dead = new Map<string, { readonly since: number; readonly until: number }>();
  const alive = new Set<string>();
  const first = new Map<string, Promise<unknown>>();

  function known(route: string): { readonly deadUntil: number } | null {
    const told = dead.get(route);
    // After the clock was set back the entry lies in the future and is ignored.
    return told && told.since <= clock.now() && clock.now() < told.until ? { deadUntil: told.until } : null;
  }

  async function tryIt<T>(route: string, ask: () => Promise<T>) {
    const since = clock.now();
    try {
      const answer = await ask();
      alive.add(route);
      return answer;
    } catch (thrown) {
      if (!(thrown instanceof Failure) || thrown.reason !== 'no_route') throw thrown;
      alive.delete(route);
      const until = since + DEAD;
      dead.set(route, { since, until });
      return { deadUntil: until };
    }
  }

  return {
    async ask(route, ask) {
      const before = known(route);
      if (before) return before;
      if (alive.has(route)) return tryIt(route, ask);
      const asked = first.get(route);
      if (asked) {
        // Its own caller handles an error; only the state of the route is shared.
        await asked.catch(() => {});
        return known(route) ?? tryIt(route, ask);
      }
      const trying = tryIt(route, ask);
      first.set(route, trying);
      try {
        return await trying;
      } finally {
        first.delete(route);
      }
    },
  };
}
