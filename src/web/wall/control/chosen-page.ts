import type { WallControl } from './control.ts';

/** A wall whose pages were turned by hand turns them with the other walls again after this time, real seconds. */
const TOGETHER_AGAIN_SECONDS = 600;

/**
 * Returns the index of the page on the screen after a remote or a key has turned to one; null while the rotation follows the
 * world's clock. From a chosen page on the rotation goes on, a page every `stay` seconds, unless the wall is paused.
 *
 * @param keys keys of the pages that take turns
 * @param stay seconds that each page stays
 * @param now world time, epoch ms
 * @param rate world seconds per real second
 */
export function chosenPage(
  { page, isPaused }: WallControl,
  keys: readonly string[],
  stay: number,
  now: number,
  rate: number,
): number | null {
  if (!page) return null;
  const index = keys.indexOf(page.key);
  if (index === -1) return null;
  if (isPaused) return index;
  const seconds = (now - page.at) / (1000 * rate);
  if (seconds < 0 || seconds >= TOGETHER_AGAIN_SECONDS) return null;
  return (index + Math.floor(seconds / stay)) % keys.length;
}
