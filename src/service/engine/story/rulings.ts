import { ENGINE_STREAM } from '#service/engine/engine-streams.ts';
import { SIDES } from '#service/engine/match-frame.ts';
import { between, chance, u32, weighted } from '#service/engine/streams.ts';
import { createDraft, type Draft } from './draft.ts';
import { longStopChance, longStopMoments } from './long-stops.ts';
import { type Plot, pressure, streamOf } from './plot.ts';

/** Goals per side and match that are shown and then ruled out; the result does not contain them. */
const RULED_OUT = 0.068;
const REASONS = ['offside', 'handball', 'foul in the build-up', 'ball out of play'];
const REASON_WEIGHTS = [62, 14, 18, 6];
/** Seconds from the display of a goal to its ruling. */
const REVIEW: readonly [number, number] = [60, 210];
/** Play stops around a review: no goal counts this many seconds before and after it. */
const CLEAR_BEFORE = 120;
const CLEAR_AFTER = 330;
/** Overturned penalties per side and match; shown after the review, so they are never corrected. */
const PENALTY_OVERTURNED = 0.015;

/** Corrections, in a million straight reds: reduced to yellow, and shown as yellow before the review. */
const RED_RESCINDED = 60_000;
const RED_AFTER_REVIEW = 170_000;

/** Drafts goals that will be ruled out, in addition to the result's goals and never near one of them. */
export function ruledOutGoals(plot: Plot): Draft[] {
  const key = streamOf(plot, ENGINE_STREAM.rulings);
  const drafts: Draft[] = [];
  for (const side of SIDES) {
    for (const moment of longStopMoments(plot, key, side, RULED_OUT * pressure(plot, side))) {
      const busy = [...plot.goals, ...drafts].some(
        (goal) =>
          goal.period === moment.period &&
          goal.second > moment.second - CLEAR_BEFORE - CLEAR_AFTER &&
          goal.second < moment.second + CLEAR_AFTER,
      );
      if (busy || moment.second > (plot.seconds[moment.period] ?? 0) - CLEAR_AFTER) continue;
      const reason = REASONS[weighted(moment.draw, 8, REASON_WEIGHTS)] ?? '';
      const patch = { kind: 'var', result: 'cancelled', xg: 0, info: `Goal ruled out: ${reason}` } as const;
      drafts.push({
        ...createDraft('goal', side, moment, moment.draw),
        onTarget: true,
        keyPass: chance(moment.draw, 2, 700_000),
        xg: between(moment.draw, 3, 12, 56),
        amendments: [{ after: between(moment.draw, 9, ...REVIEW), patch }],
      });
    }
  }
  return drafts;
}

export function overturnedPenalties(plot: Plot): Draft[] {
  const key = streamOf(plot, ENGINE_STREAM.overturnedPenalties);
  return SIDES.flatMap((side) =>
    longStopMoments(plot, key, side, PENALTY_OVERTURNED).map(
      (moment): Draft => ({
        ...createDraft('var', side, moment, moment.draw),
        result: 'cancelled',
        info: 'Penalty overturned',
      }),
    ),
  );
}

/** Plans card corrections after a video review: yellow upgraded to red, or red reduced to yellow. */
export function reviewCards(plot: Plot, cards: readonly Draft[]): void {
  const key = streamOf(plot, ENGINE_STREAM.cardRulings);
  for (const card of cards) {
    // The cards that left a side with too few players stand.
    if (card.kind !== 'redcard' || card.side === plot.tooFew?.side) continue;
    const draw = u32(key, card.draw);
    const after = between(draw, 1, 60, 180);
    if (chance(draw, 0, longStopChance(plot, card.period, RED_RESCINDED))) {
      card.amendments = [{ after, patch: { kind: 'yellowcard', info: 'Reduced to yellow after review' } }];
    } else if (chance(draw, 2, longStopChance(plot, card.period, RED_AFTER_REVIEW))) {
      card.kind = 'yellowcard';
      card.amendments = [{ after, patch: { kind: 'redcard', info: 'Upgraded to red after review' } }];
    }
  }
}
