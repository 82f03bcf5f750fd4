import { ENGINE_STREAM } from '#service/engine/engine-streams.ts';
import type { Side } from '#service/engine/match-frame.ts';
import { below } from '#service/engine/streams.ts';
import { createDraft, type Draft } from './draft.ts';
import { eventMoments, type PlotBasis, streamOf } from './plot.ts';

/** Mean bookings per side and match (a second one of the same player becomes a sending-off). */
const BOOKINGS: Record<Side, number> = { home: 1.95, away: 2.15 };
const STRAIGHT_REDS = 0.036;
/** Losing sides are sent off more often; `margin` is the side's goals minus the opponents'. */
function redWeight(margin: number): number {
  if (margin === 0) return 1;
  return margin < 0 ? 1.45 : 0.6;
}

/** Fraction of red cards before half-time. */
const REDS_BEFORE_BREAK = 0.3;

/**
 * Returns the likelihood that a side has this many straight red cards by an instant if it ends `margin` goals ahead,
 * up to a factor that is the same for every margin.
 *
 * @param part fraction of the period (0 or 1) that is over
 */
export function redsLikelihood(reds: number, margin: number, period: 0 | 1, part: number): number {
  const gone = period === 0 ? REDS_BEFORE_BREAK * part : REDS_BEFORE_BREAK + (1 - REDS_BEFORE_BREAK) * part;
  const weight = redWeight(margin);
  return weight ** reds * Math.exp(-STRAIGHT_REDS * weight * gone);
}

/** Reasons for bookings; each also counts as a foul. */
const BOOKED_FOR = ['Foul', 'Tactical foul', 'Reckless tackle', 'Holding', 'Handball'];
const SENT_OFF_FOR = ['Serious foul play', 'Violent conduct', 'Denied a clear chance'];

/** Drafts bookings and straight reds of some sides; players are assigned later. */
export function cards(plot: PlotBasis, sides: readonly Side[]): Draft[] {
  const key = streamOf(plot, ENGINE_STREAM.cards);
  const redKey = streamOf(plot, ENGINE_STREAM.sendingsOff);
  return sides.flatMap((side) => {
    const margin = side === 'home' ? plot.ft[0] - plot.ft[1] : plot.ft[1] - plot.ft[0];
    const bookings = eventMoments(plot, key, side, BOOKINGS[side], 0.36).map((moment) => ({
      ...createDraft('yellowcard', side, moment, moment.draw),
      reason: BOOKED_FOR[below(moment.draw, 5, BOOKED_FOR.length)] ?? null,
    }));
    const reds = eventMoments(plot, redKey, side, STRAIGHT_REDS * redWeight(margin), REDS_BEFORE_BREAK).map(
      (moment) => ({
        ...createDraft('redcard', side, moment, moment.draw),
        reason: SENT_OFF_FOR[below(moment.draw, 5, SENT_OFF_FOR.length)] ?? null,
      }),
    );
    return [...bookings, ...reds];
  });
}
