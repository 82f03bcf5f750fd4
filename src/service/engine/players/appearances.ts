import type { Side } from '#service/engine/match-frame.ts';
import type { Moment } from '#service/engine/moment.ts';
import { compareMoments } from '#service/engine/moment.ts';
import { toldAt } from '#service/engine/state.ts';
import { STARTERS } from '#service/engine/story/roles.ts';
import type { Story } from '#service/engine/story.ts';

/** A player's time on the pitch. */
export interface Appearance {
  readonly slot: number;
  readonly from: Moment;
  /** Null if the player stays until the end. */
  to: Moment | null;
  /** Instant at which the substitution is shown, epoch seconds; null for starters. */
  readonly told: number | null;
}

const KICK_OFF: Moment = { period: 0, second: 0 };

/** Returns each player's time on the pitch for one side, after all corrections of the log. */
export function appearancesOf({ entries }: Story, side: Side): readonly Appearance[] {
  const all: Appearance[] = STARTERS.map((slot) => ({ slot, from: KICK_OFF, to: null, told: null }));
  const goesOff = (slot: number | null, moment: Moment): void => {
    const leaving = all.find((one) => one.slot === slot && one.to === null);
    if (leaving !== undefined) leaving.to = moment;
  };
  for (const entry of entries) {
    if (entry.side !== side) continue;
    const { kind, slot, relatedSlot } = toldAt(entry, Number.POSITIVE_INFINITY);
    const moment = { period: entry.period, second: entry.second };
    if (kind === 'redcard' || kind === 'yellowredcard') goesOff(slot, moment);
    if (kind !== 'substitution' || slot === null) continue;
    goesOff(relatedSlot, moment);
    all.push({ slot, from: moment, to: null, told: entry.shown });
  }
  return all;
}

/** Returns the slots of the players on the pitch at a moment. */
export function slotsAt(appearances: readonly Appearance[], moment: Moment): readonly number[] {
  return appearances
    .filter(
      ({ from, to }) => compareMoments(from, moment) <= 0 && (to === null || compareMoments(moment, to) < 0),
    )
    .map(({ slot }) => slot);
}
