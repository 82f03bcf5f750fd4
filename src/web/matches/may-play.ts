import type { MatchRow } from '#contract/records/match.ts';

/** A match may be live this long before its kick-off, ms. */
const LIVE_LEAD_MS = 300_000;

/**
 * Returns whether a match is live or soon may be.
 *
 * @param now epoch ms
 */
export const mayPlay = ({ phase, time }: MatchRow, now: number): boolean =>
  phase === 'live' || (phase === 'scheduled' && time.timestamp * 1000 - now < LIVE_LEAD_MS);
