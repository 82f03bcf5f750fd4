import { ENGINE_STREAM } from '#service/engine/engine-streams.ts';
import type { Side } from '#service/engine/match-frame.ts';
import { compareMoments, type PlayMoment } from '#service/engine/play-moment.ts';
import { below, chance } from '#service/engine/streams.ts';
import { createDraft, type Draft } from './draft.ts';
import { cardFrequency, eventMoments, type Plot, streamOf } from './plot.ts';

/** Mean sendings-off per side and match. */
const SENDINGS_OFF: Record<Side, number> = { home: 0.08, away: 0.094 };
/** Second yellows in a million sendings-off of sides with a booked player. */
const SECOND_YELLOWS = 820_000;

/** Goals of ten men, and of the eleven that they play, as multiples of what they would score without a sending-off. */
const TEN_MEN_GOALS = 0.65;
const GOALS_AGAINST_TEN = 1.42;

/**
 * Returns how likely goals after a sending-off are, compared with the same goals without it: results are drawn first,
 * so sendings-off are drawn to fit the goals that follow them, and prices in play weigh final scores alike.
 *
 * @param own goals of the side with ten men
 * @param others goals of the other side
 */
export function tenMenLikelihood(own: number, others: number): number {
  return TEN_MEN_GOALS ** own * GOALS_AGAINST_TEN ** others;
}

/** Highest likelihood that counts in full, and highest frequency in the course of a match compared with the mean. */
const MAX_LIKELIHOOD = 4;
const MAX_FREQUENCY = 2.3;

/** Returns how frequent sendings-off are at a moment, 1 on average: they become more so with the time played. */
function frequencyAt(
  { seconds: [first = 0, second = 0] }: Plot,
  { period, second: now }: PlayMoment,
): number {
  const gone = period > 1 ? 1 : (period * first + now) / (first + second);
  return gone * (1.4 + 0.9 * gone);
}

function likelihoodAt({ goals }: Plot, side: Side, moment: PlayMoment): number {
  const later = goals.filter((goal) => compareMoments(goal, moment) > 0);
  const own = later.filter((goal) => goal.side === side).length;
  return Math.min(MAX_LIKELIHOOD, tenMenLikelihood(own, later.length - own));
}

const SENT_OFF_FOR = ['Serious foul play', 'Violent conduct', 'Denied a clear chance'];
const BOOKED_AGAIN_FOR = ['Foul', 'Tactical foul', 'Reckless tackle'];

/** Drafts straight reds and second yellows of one side, given its bookings; players are assigned later. */
export function sendingsOff(plot: Plot, side: Side, bookings: readonly PlayMoment[]): Draft[] {
  const key = streamOf(plot, ENGINE_STREAM.sendingsOff);
  const highest = MAX_LIKELIHOOD * MAX_FREQUENCY;
  const mean = SENDINGS_OFF[side] * cardFrequency(plot);
  // More moments than needed, thinned by their likelihood.
  return eventMoments(plot, key, side, mean * highest).flatMap((moment): Draft[] => {
    const likelihood = frequencyAt(plot, moment) * likelihoodAt(plot, side, moment);
    if (!chance(moment.draw, 9, Math.round((1_000_000 * likelihood) / highest))) return [];
    const hasBooking = bookings.some((booking) => compareMoments(booking, moment) < 0);
    const isSecondYellow = hasBooking && chance(moment.draw, 10, SECOND_YELLOWS);
    const reasons = isSecondYellow ? BOOKED_AGAIN_FOR : SENT_OFF_FOR;
    const draft = createDraft(isSecondYellow ? 'yellowredcard' : 'redcard', side, moment, moment.draw);
    return [{ ...draft, reason: reasons[below(moment.draw, 5, reasons.length)] ?? null }];
  });
}
