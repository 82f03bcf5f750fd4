import { useState } from 'react';
import { worldClock } from '#web/clock/world-clock.ts';
import { runsUntil, type Seen, see, type Timed } from '#web/format/minute.ts';

interface Kept {
  readonly match: Timed | undefined;
  readonly asOf: number | null;
  readonly seen: Seen | null;
}

const NOTHING: Kept = { match: undefined, asOf: null, seen: null };

/**
 * Returns the anchor of a match's minute, from which its clock ticks.
 *
 * @param asOf as-of instant of the record, epoch ms
 */
export function useSeen(match: Timed | undefined, asOf: number | null): Seen | null {
  const [kept, keep] = useState(NOTHING);
  if (!match || kept.match === match) return kept.seen;
  const shownAt = runsUntil(worldClock.now() ?? 0, kept.asOf ?? 0);
  const seen = asOf === null ? null : see(kept.seen, match, asOf, shownAt);
  keep({ match, asOf, seen });
  return seen;
}
