import { fate } from '#service/engine/fate.ts';
import type { LeagueSeason } from './league-season-type.ts';
import { blankFrame, leagueMatchId } from './league-walk.ts';
import type { Rearranged } from './rearranged.ts';

const HOUR = 3600;
/** Longest time from scheduled kick-off to last whistle, delays and interruptions included. */
const LONGEST = 6 * HOUR;
/** Seconds from the last decision to the announcement of what follows. */
const NEXT_KNOWN = 12 * HOUR;

/**
 * Returns the announcement of a round that depends on all matches before it, epoch seconds: some hours after
 * the last of them is decided, with second dates and rulings.
 */
export function knownAfter(
  seed: number,
  league: LeagueSeason,
  kickOffs: Float64Array,
  again: ReadonlyMap<number, Rearranged>,
  round: number,
): number {
  const frame = blankFrame(seed, league);
  let settled = 0;
  for (let before = 0; before < round; before += 1) {
    for (let slot = 0; slot < league.slots; slot += 1) {
      frame.id = leagueMatchId(league, before, slot);
      frame.kickOff = kickOffs[before * league.slots + slot] ?? 0;
      const end = fate(frame);
      const second = again.get(frame.id)?.kickOff ?? 0;
      const decided = end.kind === 'abandoned' ? end.decided : 0;
      settled = Math.max(settled, Math.max(frame.kickOff, second) + LONGEST, decided);
    }
  }
  return Math.ceil(settled / HOUR) * HOUR + NEXT_KNOWN;
}
