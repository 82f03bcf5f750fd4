import { storable } from './old-answer.ts';
import { cacheNames, type Release } from './release.ts';

/** Address of the shell in the worker's scope; it is the same document at every page of the app. */
export const SHELL = './';
/** The wall is a program of its own, whose shell is stored on the devices that show one. */
export const WALL_SHELL = 'wall';

/** Returns the address of the shell of a page. */
export const shellOf = (path: string | null): string => (path === WALL_SHELL ? WALL_SHELL : SHELL);

/** Files that the shell names. */
const SHELL_FILE = /(?:src|href)="[^"]*\/(assets\/[^"]+)"/g;

/**
 * Stores the shell and the files that it names.
 *
 * @throws if one of them cannot be fetched, or the server has another release by now; the browser tries again later
 */
export async function storeShell(
  caches: CacheStorage,
  release: Release,
  now: number,
  shell = SHELL,
): Promise<void> {
  const response = await fetch(shell, { cache: 'no-cache' });
  const body = await response.clone().arrayBuffer();
  const files = [...(await response.text()).matchAll(SHELL_FILE)].map(([, file = '']) => file);
  if (!response.ok || files.length === 0 || files.some((file) => !release.files.includes(file)))
    throw new Error('The shell is not of this release.');
  const cache = await caches.open(cacheNames(release).shell);
  await cache.addAll(files);
  await cache.put(shell, storable(response, body, now));
}
