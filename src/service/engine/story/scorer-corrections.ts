import { ENGINE_STREAM } from '#service/engine/engine-streams.ts';
import { between, chance } from '#service/engine/streams.ts';
import type { Draft } from './draft.ts';
import { type Plot, streamOf } from './plot.ts';

/** Goals (in a million) whose scorer is unknown or wrong when they are shown. */
const UNSURE = 62_000;
const BLANK = 600_000;
/** Seconds to the correction. Most come within minutes; late ones may come after full time. */
const SOON: readonly [number, number] = [60, 12 * 60];
const LATE: readonly [number, number] = [12 * 60, 40 * 60];
const SOON_SHARE = 820_000;

/** Marks the goals of the result whose scorer is corrected later. */
export function doubtScorers(plot: Plot, goals: readonly Draft[]): void {
  const key = streamOf(plot, ENGINE_STREAM.scorerCorrections);
  for (const [index, goal] of goals.entries()) {
    const i = index * 4;
    if (!chance(key, i, UNSURE)) continue;
    const span = chance(key, i + 1, SOON_SHARE) ? SOON : LATE;
    goal.unsure = { seconds: between(key, i + 2, ...span), blank: chance(key, i + 3, BLANK) };
  }
}
