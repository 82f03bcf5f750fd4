import { Failure } from '#bff/failure.ts';
import type { Clock } from '#contract/clock.ts';

/** A route that is not there today may be tomorrow, ms of the world. */
const DEAD = 86_400_000;

/** Routes of which the table says that they may not be live, and what is known of each. */
export interface DeadRoutes {
  /**
   * Asks, unless the route is known not to be there; whoever comes while nobody knows waits for the first answer.
   *
   * @returns what was answered; where there is no such route, the instant until which that is believed, epoch ms
   */
  ask<T>(route: string, ask: () => Promise<T>): Promise<T | { readonly deadUntil: number }>;
}

/** Remembers that a route is not there: one question a day, however many pages would like to know. */
export function createDeadRoutes(clock: Clock): DeadRoutes {
  const dead = new Map<string, { readonly since: number; readonly until: number }>();
  const alive = new Set<string>();
  const first = new Map<string, Promise<unknown>>();

  function known(route: string): { readonly deadUntil: number } | null {
    const told = dead.get(route);
    // After the clock was set back, what was told is from a future.
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
        // Whether it went well is for whoever asked; what was learnt is for all.
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
