/** What the ticker shows. */
export interface Ticker {
  /** Id of the line; null without any. */
  readonly id: string | null;
  /** Since when, ms of real time. */
  readonly since: number;
}

export const EMPTY_TICKER: Ticker = { id: null, since: 0 };

/** How long a line stays at least while others wait. */
const DWELL_MS = 4_000;
/** The same while so many wait that the last one would come much too late. */
const SHORT_DWELL_MS = 1_500;
const MANY_LINES = 8;

/**
 * Returns what the ticker shows next. Lines that come together are shown one after another, so that none is lost; what
 * was printed before the wall was opened, or in a gap, is no news, and only the newest of it is shown.
 *
 * @param ids of all lines, oldest first
 * @param newsId the newest line that was printed as it happened; null after a catch-up
 * @param now ms of real time
 */
export function nextLine(ticker: Ticker, ids: readonly string[], newsId: string | null, now: number): Ticker {
  const newest = ids.at(-1) ?? null;
  if (ticker.id === newest) return ticker;
  const place = ticker.id === null ? -1 : ids.indexOf(ticker.id);
  if (place === -1 || newsId === null) return { id: newest, since: now };
  const waiting = ids.length - 1 - place;
  const dwell = waiting > MANY_LINES ? SHORT_DWELL_MS : DWELL_MS;
  return now - ticker.since < dwell ? ticker : { id: ids[place + 1] ?? newest, since: now };
}
