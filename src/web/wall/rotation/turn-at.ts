/**
 * Returns the number of the turn at an instant. It follows the world's clock alone, so walls with one address turn
 * their pages together, also after a reload.
 *
 * @param seconds real seconds of a turn
 * @param now world time, epoch ms
 * @param rate world seconds per real second: a fast world turns the pages no faster
 */
export const turnAt = (seconds: number, now: number, rate: number): number =>
  Math.floor(now / (seconds * 1000 * rate));

/** Returns how long the turn has lasted at an instant, real seconds. */
export function secondsIntoTurn(seconds: number, now: number, rate: number): number {
  return now / (1000 * rate) - turnAt(seconds, now, rate) * seconds;
}
