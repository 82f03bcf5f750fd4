import { MAX_IDS } from './max-ids.ts';
import type { MatchRow } from './records/match.ts';

/**
 * Returns the ids of matches that are in play, or should be by now, in ascending order and as many as a request takes: embeds
 * request them so, and their cards look for the same request.
 *
 * @param now world time, epoch ms
 */
export const dueIds = (matches: readonly MatchRow[], now: number): readonly string[] =>
  matches
    .filter(({ phase, time }) => phase === 'live' || (phase === 'scheduled' && time.timestamp * 1_000 <= now))
    .map(({ id }) => id)
    .sort((a, b) => Number(a) - Number(b))
    .slice(0, MAX_IDS);
