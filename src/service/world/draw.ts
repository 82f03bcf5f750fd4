import { below, stream, u32 } from '#service/engine/streams.ts';
import type { Purpose } from './purposes.ts';

/** Draws a whole number from 0 to n - 1 with equal odds. */
export function pick(seed: number, id: number, purpose: Purpose, i: number, n: number): number {
  return below(stream(seed, id, purpose), i, n);
}

/**
 * Returns the items in a drawn order. Only each item's key decides, so an addition moves none of the others.
 */
export function shuffled<T>(
  seed: number,
  id: number,
  purpose: Purpose,
  items: readonly T[],
  key: (item: T) => number,
): T[] {
  const stir = stream(seed, id, purpose);
  return items
    .map((item) => ({ item, rank: u32(stir, key(item)) }))
    .sort((a, b) => a.rank - b.rank || key(a.item) - key(b.item))
    .map((each) => each.item);
}
