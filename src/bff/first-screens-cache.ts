import { LRUCache } from 'lru-cache';
import { createSingleFlight } from '#bff/cache/single-flight.ts';
import { type Body, bodyBytes, JSON_TYPE, makeBody, type Version } from '#bff/cache/version.ts';
import { type DayList, selectFirstScreens } from './select-first-screens.ts';

const MAX_LISTS = 100;
const MAX_BYTES = 8 * 1024 * 1024;
/** Overhead of an entry: its objects and its key. */
const BYTES_PER_LIST = 512;

export interface FirstScreensCache {
  /**
   * Returns the first screens of the days in `versions`, in the same order.
   *
   * @param country `country_code` of the viewer
   * @param minMatches matches per day
   */
  get(
    versions: readonly Version[],
    country: string | null,
    minMatches: number,
  ): readonly Body[] | Promise<readonly Body[]>;
}

const listIn = ({ body }: Version) => JSON.parse(body.identity.toString()) as DayList;

/** Builds first screens and caches the most recently used ones. */
export function createFirstScreensCache(): FirstScreensCache {
  const bodiesByKey = new LRUCache<string, readonly Body[]>({
    max: MAX_LISTS,
    maxSize: MAX_BYTES,
    sizeCalculation: (bodies) => bodies.reduce((sum, body) => sum + bodyBytes(body), BYTES_PER_LIST),
  });
  const flights = createSingleFlight<readonly Body[]>();

  async function make(key: string, versions: readonly Version[], country: string | null, minMatches: number) {
    const screens = selectFirstScreens(versions.map(listIn), country, minMatches);
    const bodies = await Promise.all(screens.map((list) => makeBody(JSON.stringify(list), JSON_TYPE, null)));
    bodiesByKey.set(key, bodies);
    return bodies;
  }

  return {
    get(versions, country, minMatches) {
      const key = [country, minMatches, ...versions.map(({ body }) => body.etag)].join();
      const cachedBodies = bodiesByKey.get(key);
      if (cachedBodies) return cachedBodies;
      return (flights.get(key) ?? flights.start(key, () => make(key, versions, country, minMatches))).result;
    },
  };
}
