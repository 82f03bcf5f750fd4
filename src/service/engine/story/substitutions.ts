import { ENGINE_STREAM } from '#service/engine/engine-streams.ts';
import type { Side } from '#service/engine/match-frame.ts';
import type { PlayMoment } from '#service/engine/play-moment.ts';
import { between, chance, type Key, u32, weighted } from '#service/engine/streams.ts';
import { createDraft, type Draft } from './draft.ts';
import { longStopChance } from './long-stops.ts';
import { type Plot, stoppageOf, streamOf } from './plot.ts';

/** Weights of 0, 1, 2 substitutions at half-time. */
const AT_HALF_TIME = [70, 22, 8];
/** Weights of 1, 2, 3 substitutions in a window, before a long stoppage time and before a short one. */
const IN_A_WINDOW = { long: [46, 38, 16], short: [56, 34, 10] };
/** Minutes of a long stoppage time. */
const LONG_STOPPAGE = 6;
/** Minutes of the second half in which the three windows open. */
const WINDOWS: readonly (readonly [number, number])[] = [
  [8, 22],
  [22, 33],
  [33, 44],
];
/** Matches (in a million, per side) with an injury before half-time, which uses the first window. */
const HURT_EARLY = 75_000;
const HURT_LATE = 60_000;
/** Seconds between two substitutions in a window. */
const SECONDS_APART = 12;

const INJURED = 'Injured';

function changes(plot: Plot, key: Key): { moment: PlayMoment; reason: string | null }[] {
  const planned: { moment: PlayMoment; reason: string | null }[] = [];
  const change = (period: number, second: number, reason: string | null): void => {
    planned.push({ moment: { period, second }, reason });
  };
  const hurtEarly = chance(key, 0, longStopChance(plot, 0, HURT_EARLY));
  if (hurtEarly) change(0, between(key, 1, 300, (plot.seconds[0] ?? 0) - 120), INJURED);
  const atHalfTime = weighted(key, 2, AT_HALF_TIME);
  for (let i = 0; i < atHalfTime; i++) change(1, i, null);
  const isLong = stoppageOf(plot, 1) >= LONG_STOPPAGE;
  for (const [window, [from, to]] of WINDOWS.entries()) {
    if (hurtEarly && window === 0) continue;
    const first = between(key, 10 + window, from * 60, to * 60 - 1);
    const count = 1 + weighted(key, 20 + window, isLong ? IN_A_WINDOW.long : IN_A_WINDOW.short);
    const hurt = chance(key, 30 + window, longStopChance(plot, 1, HURT_LATE));
    for (let i = 0; i < count; i++) change(1, first + i * SECONDS_APART, hurt && i === 0 ? INJURED : null);
  }
  return planned;
}

/** Drafts the substitutions of some sides; players are assigned later, and team-sheet.ts drops those beyond the limit. */
export function substitutions(plot: Plot, sides: readonly Side[]): Draft[] {
  const key = streamOf(plot, ENGINE_STREAM.substitutions);
  return sides.flatMap((side) => {
    const own = u32(key, side === 'home' ? 0 : 1);
    return changes(plot, own).map(({ moment, reason }, index) => ({
      ...createDraft('substitution', side, moment, u32(own, 100 + index)),
      reason,
    }));
  });
}
