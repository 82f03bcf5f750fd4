import type { MatchRow } from '#contract/records/match.ts';

/** From so long before its kick-off a match is looked for among those in play, ms. */
const AHEAD = 300_000;

/**
 * Whether a match is in play, or soon may be.
 *
 * @param now epoch ms
 */
export const mayPlay = ({ phase, time }: MatchRow, now: number): boolean =>
  phase === 'live' || (phase === 'scheduled' && time.timestamp * 1000 - now < AHEAD);
