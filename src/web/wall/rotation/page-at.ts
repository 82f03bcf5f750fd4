/**
 * Returns the index of the page that is on screen at an instant. It follows the world's clock alone, so walls with one
 * address turn their pages together, also after a reload.
 *
 * @param count number of pages
 * @param every seconds that each page stays
 * @param now world time, epoch ms
 * @param rate world seconds per real second
 */
export function pageAt(count: number, every: number, now: number, rate: number): number {
  if (count === 0) return 0;
  return Math.floor(now / (every * 1000 * rate)) % count;
}
