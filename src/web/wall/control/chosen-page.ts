import type { WallControl } from './control.ts';

/** A wall whose pages were turned by hand turns them with the other walls again after this time, real seconds. */
const TOGETHER_AGAIN_SECONDS = 600;

/**
 * Returns the index of the page that a remote, a key or a freeze keeps on the screen; null while the rotation follows the
 * world's clock. From a chosen page on the rotation goes on, a page every `every` seconds, unless the wall is paused.
 *
 * @param keys keys of the pages that take turns
 * @param every seconds that each page stays
 * @param now world time, epoch ms
 * @param rate world seconds per real second
 */
export function chosenPage(
  { freeze, page, isPaused }: WallControl,
  keys: readonly string[],
  every: number,
  now: number,
  rate: number,
): number | null {
  if (freeze) return freeze.page === null ? null : indexOrNull(keys, freeze.page);
  if (!page) return null;
  const index = indexOrNull(keys, page.key);
  if (index === null || isPaused) return index;
  const seconds = (now - page.at) / (1000 * rate);
  if (seconds < 0 || seconds >= TOGETHER_AGAIN_SECONDS) return null;
  return (index + Math.floor(seconds / every)) % keys.length;
}

function indexOrNull(keys: readonly string[], key: string): number | null {
  const index = keys.indexOf(key);
  return index === -1 ? null : index;
}
