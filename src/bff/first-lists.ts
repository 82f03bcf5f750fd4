import { LRUCache } from 'lru-cache';
import { createFlights } from './cache/flights.ts';
import { type Body, bodyBytes, JSON_TYPE, makeBody, type Version } from './cache/version.ts';
import { type DayList, firstScreens } from './first-screens.ts';

const MAX_LISTS = 100;
const MAX_BYTES = 8 * 1024 * 1024;
/** Overhead of an entry: its objects and its key. */
const BYTES_PER_LIST = 512;

export interface FirstLists {
  /**
   * Returns the first screens of the days in `versions`, in the same order.
   *
   * @param country `country_code` of the viewer
   * @param minMatches matches per day
   */
  of(
    versions: readonly Version[],
    country: string | null,
    enough: number,
  ): readonly Body[] | Promise<readonly Body[]>;
}

const listIn = ({ body }: Version) => JSON.parse(body.identity.toString()) as DayList;

/** Builds first screens and caches the most recently used ones. */
export function createFirstLists(): FirstLists {
  const lists = new LRUCache<string, readonly Body[]>({
    max: MAX_LISTS,
    maxSize: MAX_BYTES,
    sizeCalculation: (bodies) => bodies.reduce((sum, body) => sum + bodyBytes(body), BYTES_PER_LIST),
  });
  const flights = createFlights<readonly Body[]>();

  async function make(key: string, versions: readonly Version[], country: string | null, enough: number) {
    const screens = firstScreens(versions.map(listIn), country, enough);
    const bodies = await Promise.all(screens.map((list) => makeBody(JSON.stringify(list), JSON_TYPE, null)));
    lists.set(key, bodies);
    return bodies;
  }

  return {
    of(versions, country, enough) {
      const key = [country, enough, ...versions.map(({ body }) => body.etag)].join();
      const held = lists.get(key);
      if (held) return held;
      return (flights.of(key) ?? flights.start(key, () => make(key, versions, country, enough))).done;
    },
  };
}
