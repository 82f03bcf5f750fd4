import { ENGINE_STREAM } from '#service/engine/engine-streams.ts';
import { below, chance, u32 } from '#service/engine/streams.ts';
import { createDraft, type Draft } from './draft.ts';
import type { EventDetails } from './log-entry.ts';
import { type Plot, streamOf } from './plot.ts';

/** Penalty goals (in a million) of which the first attempt is saved and has to be retaken. */
const RETAKEN = 40_000;
/** Seconds from the first attempt to the second. */
export const RETAKE_SECONDS = 75;
/** Seconds of play that a half or another goal leaves before the first attempt. */
const CLEAR_BEFORE = 90;
const RETAKEN_INFO = 'Penalty retaken';
const REASONS = ['goalkeeper off the line', 'players in the area too early'];

/** Drafts the first attempts of penalties that are retaken and scored. */
export function retakes(plot: Plot, goals: readonly Draft[]): Draft[] {
  const key = streamOf(plot, ENGINE_STREAM.retakes);
  return goals.flatMap((goal, i): Draft[] => {
    const draw = u32(key, i);
    const second = goal.second - RETAKE_SECONDS;
    const isClear = goals.every(
      (other) =>
        other === goal ||
        other.period !== goal.period ||
        other.second > goal.second ||
        other.second < second - CLEAR_BEFORE,
    );
    if (!goal.penalty || second < CLEAR_BEFORE || !isClear || !chance(draw, 0, RETAKEN)) return [];
    const attempt = createDraft('var', goal.side, { period: goal.period, second }, draw);
    const reason = REASONS[below(draw, 1, REASONS.length)] ?? '';
    return [{ ...attempt, result: 'cancelled', info: `${RETAKEN_INFO}: ${reason}` }];
  });
}

/** Whether an event is the first attempt of a penalty that is retaken. */
export function isRetake({ kind, info }: Pick<EventDetails, 'kind' | 'info'>): boolean {
  return kind === 'var' && info?.startsWith(RETAKEN_INFO) === true;
}
