/**
 * Returns the number of the turn at an instant. It follows the world's clock alone, so walls with one address turn
 * their pages together, also after a reload.
 *
 * @param every real seconds of a turn
 * @param now world time, epoch ms
 * @param rate world seconds per real second: a fast world turns the pages no faster
 */
export const turnAt = (every: number, now: number, rate: number): number =>
  Math.floor(now / (every * 1000 * rate));

/** Returns how long the turn has lasted at an instant, real seconds. */
export function secondsIntoTurn(every: number, now: number, rate: number): number {
  const seconds = now / (1000 * rate);
  return seconds - turnAt(every, now, rate) * every;
}
