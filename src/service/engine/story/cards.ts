import { ENGINE_STREAM } from '#service/engine/engine-streams.ts';
import type { Side } from '#service/engine/match-frame.ts';
import { below, between, u32 } from '#service/engine/streams.ts';
import { createDraft, type Draft } from './draft.ts';
import { cardFrequency, eventMoments, type Plot, streamOf, type TooFewPlayers } from './plot.ts';
import { sendingsOff } from './sendings-off.ts';

/** Sendings-off that leave a side with six players. */
const SENDINGS_OFF = 5;
/** Most seconds between two of them, and from the last one to the end of the match. */
const MAX_SECONDS_APART = 240;
const MIN_SECONDS_APART = 15;

/** Drafts the straight reds that leave a side with too few players, most in one brawl; players are assigned later. */
function brawl(plot: Plot, { side, end }: TooFewPlayers): Draft[] {
  const key = streamOf(plot, ENGINE_STREAM.brawl);
  const drafts: Draft[] = [];
  let second = end.second;
  for (let i = 0; i < SENDINGS_OFF; i++) {
    second -= between(key, i, MIN_SECONDS_APART, MAX_SECONDS_APART);
    const moment = { period: end.period, second };
    drafts.push({ ...createDraft('redcard', side, moment, u32(key, 16 + i)), reason: 'Violent conduct' });
  }
  return drafts.reverse();
}

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
