import type { Side } from '#service/engine/match-frame.ts';
import { compareMoments, type PlayMoment } from '#service/engine/play-moment.ts';
import { detailsAt } from '#service/engine/state.ts';
import { STARTER_SLOTS } from '#service/engine/story/roles.ts';
import type { Story } from '#service/engine/story.ts';

export interface TimeOnPitch {
  readonly slot: number;
  readonly from: PlayMoment;
  /** Null if the player stays until the end. */
  to: PlayMoment | null;
  /** Instant at which the substitution is shown, epoch seconds; null for starters. */
  readonly shownAt: number | null;
}

const KICK_OFF: PlayMoment = { period: 0, second: 0 };

/** Returns each player's time on the pitch for one side, after all corrections of the log. */
export function timesOnPitch({ entries }: Story, side: Side): readonly TimeOnPitch[] {
  const all: TimeOnPitch[] = STARTER_SLOTS.map((slot) => ({ slot, from: KICK_OFF, to: null, shownAt: null }));
  const goesOff = (slot: number | null, moment: PlayMoment): void => {
    const leaving = all.find((one) => one.slot === slot && one.to === null);
    if (leaving !== undefined) leaving.to = moment;
  };
  for (const entry of entries) {
    if (entry.side !== side) continue;
    const { kind, slot, relatedSlot } = detailsAt(entry, Number.POSITIVE_INFINITY);
    const moment = { period: entry.period, second: entry.second };
    if (kind === 'redcard' || kind === 'yellowredcard') goesOff(slot, moment);
    if (kind !== 'substitution' || slot === null) continue;
    goesOff(relatedSlot, moment);
    all.push({ slot, from: moment, to: null, shownAt: entry.shownAt });
  }
  return all;
}

export function slotsAt(appearances: readonly TimeOnPitch[], moment: PlayMoment): readonly number[] {
  return appearances
    .filter(
      ({ from, to }) => compareMoments(from, moment) <= 0 && (to === null || compareMoments(moment, to) < 0),
    )
    .map(({ slot }) => slot);
}
