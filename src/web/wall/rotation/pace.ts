/** How fast pages take turns. */
export interface Pace {
  /** Real seconds that a page stays. */
  readonly seconds: number;
  /** Turns of a cycle, in which each page is on once at least. */
  readonly turns: number;
  /** Turns after which the first page is on again, whatever the number of pages. */
  readonly slots: number;
}

/** A page that stays for less cannot be read, seconds; an address may say so nevertheless. */
const MIN_SECONDS = 8;

/** Returns how many turns there are at most in some seconds. */
export const maxTurns = (seconds: number, every: number): number =>
  Math.floor(seconds / Math.min(every, MIN_SECONDS));

/**
 * Returns how fast pages take turns. Without a limit each stays as long as the address says. With one the turns are parts of
 * windows of that time, each of which begins with the first page: no page is off the screen for longer, also when pages come
 * and go. They get shorter as far as a window needs more of them.
 *
 * @param every seconds that a page stays by the address
 * @param limit seconds in which each page is on once; null: none
 * @param isTwice whether each page should be on twice in that time, as far as pages can still be read
 */
export function paceOf(turns: number, every: number, limit: number | null, isTwice = false): Pace {
  if (limit === null || turns < 2) return { seconds: every, turns, slots: turns };
  const doubleTurns = isTwice ? Math.min(2 * turns, maxTurns(limit, every)) : 0;
  const slots = Math.max(turns, doubleTurns, Math.ceil(limit / every));
  return { seconds: Math.max(limit / slots, Math.min(every, MIN_SECONDS)), turns, slots };
}
