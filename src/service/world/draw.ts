import { below, stream, u32 } from '#service/engine/streams.ts';
import type { Purpose } from './purposes.ts';

/** A whole number from 0 to n - 1, all alike. */
export function pick(seed: number, id: number, purpose: Purpose, i: number, n: number): number {
  return below(stream(seed, id, purpose), i, n);
}

/** The items in a drawn order; what decides is each item's key, never its position, so additions move nobody. */
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
