import { byKickOff } from './by-kick-off.ts';
import { HOUR_MS } from './durations.ts';
import type { MatchRow } from './records/match.ts';

/** A late match stays with its evening. */
export const EMBED_DAY_STARTS_AT_MS = 5 * HOUR_MS;

const ORDER = { live: 0, scheduled: 1, finished: 2, off: 3 };

/** Compares matches of a day: those in play are first, then those to come, each by kick-off. */
export const compareEmbedded = (a: MatchRow, b: MatchRow): number =>
  ORDER[a.phase] - ORDER[b.phase] || byKickOff(a, b);
