import { matchPath } from 'react-router';
import { ownUrl } from '#web/settings/base-path.ts';

/** What to fetch ahead for the addresses of a page. */
export interface Prefetch {
  /** Pattern of the addresses, as of a route. */
  readonly path: string;
  /** Fetches the first data and the code. Resolves when the code has loaded. */
  readonly fetch: (url: URL) => Promise<unknown> | undefined;
}

/**
 * Returns the function that prefetches the page at an address; the first entry whose pattern matches applies. Its promise
 * is never rejected: the page that needs code which cannot be fetched reports it.
 */
export function createPrefetch(table: readonly Prefetch[]): (address: string) => Promise<void> {
  return async (address) => {
    const url = ownUrl(address);
    const entry = table.find(({ path }) => matchPath(path, url.pathname));
    await Promise.allSettled([entry?.fetch(url)]);
  };
}
