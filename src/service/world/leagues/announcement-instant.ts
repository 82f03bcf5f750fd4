import { disruptionOf } from '#service/engine/disruption.ts';
import type { LeagueSeason } from './league-season-type.ts';
import { blankFrame, leagueMatchId } from './league-walk.ts';
import type { RearrangedMatch } from './rearranged-matches.ts';

const HOUR_SECONDS = 3600;
/** Longest time from scheduled kick-off to last whistle, delays and interruptions included. */
const LONGEST_MATCH_SECONDS = 6 * HOUR_SECONDS;
/** Seconds from the last decision to the announcement of what follows. */
const ANNOUNCEMENT_SECONDS = 12 * HOUR_SECONDS;

/**
 * Returns the announcement of a round that depends on all matches before it, epoch seconds: some hours after
 * the last of them is decided, with second dates and rulings.
 */
export function announcementInstant(
  seed: number,
  league: LeagueSeason,
  kickOffs: Float64Array,
  secondDates: ReadonlyMap<number, RearrangedMatch>,
  round: number,
): number {
  const frame = blankFrame(seed, league);
  let settledAt = 0;
  for (let before = 0; before < round; before += 1) {
    for (let slot = 0; slot < league.slots; slot += 1) {
      frame.id = leagueMatchId(league, before, slot);
      frame.kickOff = kickOffs[before * league.slots + slot] ?? 0;
      const end = disruptionOf(frame);
      const second = secondDates.get(frame.id)?.kickOff ?? 0;
      const decidedAt = end.kind === 'abandoned' ? end.decided : 0;
      settledAt = Math.max(settledAt, Math.max(frame.kickOff, second) + LONGEST_MATCH_SECONDS, decidedAt);
    }
  }
  return Math.ceil(settledAt / HOUR_SECONDS) * HOUR_SECONDS + ANNOUNCEMENT_SECONDS;
}
