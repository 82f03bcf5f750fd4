import { ENGINE_STREAM } from '#service/engine/engine-streams.ts';
import type { Side } from '#service/engine/match-frame.ts';
import { below } from '#service/engine/streams.ts';
import { brawl } from './brawl.ts';
import { createDraft, type Draft } from './draft.ts';
import { cardFrequency, eventMoments, type Plot, streamOf } from './plot.ts';
import { sendingsOff } from './sendings-off.ts';

/** Mean first bookings per side and match. */
const BOOKINGS: Record<Side, number> = { home: 1.9, away: 2.1 };

/** Reasons for bookings; each also counts as a foul. */
const BOOKED_FOR = ['Foul', 'Tactical foul', 'Reckless tackle', 'Holding', 'Handball'];

/** Drafts bookings and sendings-off of some sides; players are assigned later. */
export function cards(plot: Plot, sides: readonly Side[]): Draft[] {
  const key = streamOf(plot, ENGINE_STREAM.cards);
  return sides.flatMap((side) => {
    const bookings = eventMoments(plot, key, side, BOOKINGS[side] * cardFrequency(plot), 0.36).map(
      (moment) => ({
        ...createDraft('yellowcard', side, moment, moment.draw),
        reason: BOOKED_FOR[below(moment.draw, 5, BOOKED_FOR.length)] ?? null,
      }),
    );
    const { tooFew } = plot;
    return [
      ...bookings,
      ...(tooFew?.side === side ? brawl(plot, tooFew) : sendingsOff(plot, side, bookings)),
    ];
  });
}
