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
  key: (item: T, index: number) => number,
): T[] {
  const streamKey = stream(seed, id, randomStream);
  return items
    .map((item, index) => {
      const number = key(item, index);
      return { item, number, rank: u32(streamKey, number) };
    })
    .sort((a, b) => a.rank - b.rank || a.number - b.number)
    .map((each) => each.item);
}
