/** Two of the world's instants (epoch ms) without an answer between them: the page was hidden, suspended or offline. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

/** The shortest gap, real ms. */
const MIN_GAP_MS = 120_000;
/** Answers that are further apart than this many polls leave a gap: some lists come seldom. */
const MAX_POLLS = 2;
/** Answers within this time of a gap's end belong to the return, real ms; later ones are news. */
const MAX_RETURN_MS = 3000;

/**
 * Whether answers as of two instants (epoch ms) are so far apart that what happened between them is no news.
 *
 * @param periodMs time between two polls, real ms
 * @param rate world seconds in a real second
 */
export const isGap = (from: number, to: number, periodMs: number, rate: number): boolean =>
  to - from > Math.max(MIN_GAP_MS, MAX_POLLS * periodMs) * rate;

/** Whether an answer as of an instant (epoch ms) ends a gap, so that it is no news. */
export const endsGap = (gap: Gap | null, asOf: number, rate: number): boolean =>
  gap !== null && asOf <= gap.to + MAX_RETURN_MS * rate;
