import { below, stream, u32 } from '#service/engine/streams.ts';
import type { RandomStream } from './random-streams.ts';

/** Draws a whole number from 0 to n - 1 with equal odds. */
export function drawBelow(
  seed: number,
  id: number,
  randomStream: RandomStream,
  i: number,
  n: number,
): number {
  return below(stream(seed, id, randomStream), i, n);
}

/**
 * Returns the items in a drawn order. Only each item's key decides, so an addition moves none of the others.
 */
export function shuffle<T>(
  seed: number,
  id: number,
  randomStream: RandomStream,
  items: readonly T[],
  key: (item: T) => number,
): T[] {
  const streamKey = stream(seed, id, randomStream);
  return items
    .map((item) => ({ item, rank: u32(streamKey, key(item)) }))
    .sort((a, b) => a.rank - b.rank || key(a.item) - key(b.item))
    .map((each) => each.item);
}
