/**
 * Counter-based random streams: the i-th number of a stream is a pure function of (seed, id, streamId, i), so results
 * do not depend on the order of calls, and adding a match changes no other. Comparisons use integers, which gives the
 * same outcome on every JavaScript engine.
 */

/** Identifies one stream: 32 mixed bits. */
export type Key = number;

/** Two rounds of multiply and shift (the "lowbias32" constants): every input bit affects every output bit. */
function mix(value: number): number {
  let h = value;
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  return h ^ (h >>> 15);
}

/** Numbers of a stream are below this. */
export const TWO_32 = 4_294_967_296;

/** Returns a random stream of one catalogue id (a match, a player, a club) in the world of `seed`. */
export function stream(seed: number, id: number, streamId: number): Key {
  let h = mix((seed | 0) ^ 0x9e3779b9);
  h = mix(h ^ (id | 0));
  // Ids stay below 2^32 for a century; higher bits must still count.
  if (id >= TWO_32) h = mix(h + Math.floor(id / TWO_32));
  return mix(h ^ Math.imul(streamId, 0x85ebca6b)) >>> 0;
}

/** Returns the i-th number of the stream, 0 to 2^32 - 1. */
export function u32(key: Key, i: number): number {
  return mix(mix(key + Math.imul(i, 0x9e3779b9)) + 0x6a09e667) >>> 0;
}

/** Returns true `perMillion` times in a million. */
export function chance(key: Key, i: number, perMillion: number): boolean {
  return u32(key, i) * 1_000_000 < perMillion * TWO_32;
}

/** Returns a whole number from 0 to `n` - 1, evenly distributed; `n` up to 2^20. */
export function below(key: Key, i: number, n: number): number {
  return Math.floor((u32(key, i) * n) / TWO_32);
}

/** Returns a whole number from `low` to `high`, both included. */
export function between(key: Key, i: number, low: number, high: number): number {
  return low + below(key, i, high - low + 1);
}

/** Returns an index drawn in proportion to its weight; weights are whole, not negative and sum to more than 0. */
export function weighted(key: Key, i: number, weights: readonly number[]): number {
  let sum = 0;
  for (const weight of weights) sum += weight;
  let remaining = below(key, i, sum);
  let index = 0;
  for (const weight of weights) {
    remaining -= weight;
    if (remaining < 0) return index;
    index += 1;
  }
  throw new RangeError('weighted: the weights must have a sum above 0');
}
