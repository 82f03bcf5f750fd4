import { storable } from './old-answer.ts';
import { cacheNames, type Release } from './release.ts';

/** Address of the shell, which is the same document at every page. */
export const SHELL = '/';

/** Files that the shell names. */
const FILE = /(?:src|href)="(\/assets\/[^"]+)"/g;

/**
 * Stores the shell and the files that it names.
 *
 * @throws if one of them cannot be fetched, or the server has another release by now; the browser tries again later
 */
export async function storeShell(caches: CacheStorage, release: Release, now: number): Promise<void> {
  const response = await fetch(SHELL, { cache: 'no-cache' });
  const body = await response.clone().arrayBuffer();
  const files = [...(await response.text()).matchAll(FILE)].map(([, file = '']) => file);
  if (!response.ok || files.some((file) => !release.files.includes(file)))
    throw new Error('The shell is not of this release.');
  const cache = await caches.open(cacheNames(release).shell);
  await cache.addAll(files);
  await cache.put(SHELL, storable(response, body, now));
}
