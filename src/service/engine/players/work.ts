import type { MatchFrame, Side } from '#service/engine/match-frame.ts';
import type { Moment } from '#service/engine/moment.ts';
import { VOLUMES, volume } from '#service/engine/pulse.ts';
import { purpose } from '#service/engine/purposes.ts';
import type { Weights } from '#service/engine/story/roles.ts';
import type { Story } from '#service/engine/story.ts';
import { chance, stream, u32 } from '#service/engine/streams.ts';
import type { Appearance } from './appearances.ts';
import { slotsAt } from './appearances.ts';
import { chancesOf, pick } from './attribution.ts';

/** Unlisted actions of a player, drawn minute by minute. */
export interface Work {
  passes: number;
  passes_accurate: number;
  tackles: number;
  interceptions: number;
}

const PASSING: Weights = { keeper: 7, defender: 12, midfielder: 14, attacker: 8 };
/** Forwards lose more balls than other players. */
const MISPLACING: Weights = { keeper: 8, defender: 8, midfielder: 13, attacker: 14 };
const TACKLING: Weights = { keeper: 0, defender: 14, midfielder: 13, attacker: 6 };
const INTERCEPTING: Weights = { keeper: 1, defender: 15, midfielder: 10, attacker: 4 };

/** Chances per minute that a side wins a ball, in a million. */
const TACKLES = 180_000;
const INTERCEPTIONS = 110_000;

const PASSES = VOLUMES.indexOf('passes');
const PASSES_ACCURATE = VOLUMES.indexOf('passes_accurate');

/** Random numbers reserved per minute and side: more than it has passes. */
const STRIDE = 64;

function momentOf({ pulse }: Story, row: number): Moment {
  const period = pulse.firstRows.findLastIndex((first) => first < row);
  return { period, second: (row - 1 - (pulse.firstRows[period] ?? 0)) * 60 };
}

/**
 * Distributes the volumes of a side, up to a row, among the players on the pitch at the time. Totals never decrease
 * with a later row.
 */
export function workOf(
  frame: MatchFrame,
  told: Story,
  side: Side,
  appearances: readonly Appearance[],
  row: number,
): ReadonlyMap<number, Work> {
  const team = side === 'home' ? 0 : 1;
  const key = stream(frame.seed, frame.id, purpose.work);
  const found = new Map<number, Work>();
  const add = (slot: number | null, name: keyof Work): void => {
    if (slot === null) return;
    let work = found.get(slot);
    if (work === undefined) {
      work = { passes: 0, passes_accurate: 0, tackles: 0, interceptions: 0 };
      found.set(slot, work);
    }
    work[name] += 1;
  };
  for (let minute = 1; minute <= row; minute += 1) {
    const slots = slotsAt(appearances, momentOf(told, minute));
    const draw = u32(key, minute * 2 + team);
    const count = (index: number) =>
      volume(told.pulse, minute, team, index) - volume(told.pulse, minute - 1, team, index);
    const passes = count(PASSES);
    const accurate = count(PASSES_ACCURATE);
    const passing = chancesOf(slots, PASSING);
    const misplacing = chancesOf(slots, MISPLACING);
    for (let i = 0; i < passes; i += 1) {
      const slot = pick(draw, i, slots, i < accurate ? passing : misplacing);
      add(slot, 'passes');
      if (i < accurate) add(slot, 'passes_accurate');
    }
    if (chance(draw, STRIDE, TACKLES))
      add(pick(draw, STRIDE + 1, slots, chancesOf(slots, TACKLING)), 'tackles');
    if (chance(draw, STRIDE + 2, INTERCEPTIONS))
      add(pick(draw, STRIDE + 3, slots, chancesOf(slots, INTERCEPTING)), 'interceptions');
  }
  return found;
}
