import { ENGINE_STREAM } from '#service/engine/engine-streams.ts';
import type { MatchFrame, Side } from '#service/engine/match-frame.ts';
import { VOLUMES, volumeAt } from '#service/engine/minute-volumes.ts';
import type { PlayMoment } from '#service/engine/play-moment.ts';
import { weights } from '#service/engine/story/roles.ts';
import type { Story } from '#service/engine/story.ts';
import { chance, stream, u32 } from '#service/engine/streams.ts';
import { pickSlot, slotWeights } from './attribution.ts';
import { slotsAt, type TimeOnPitch } from './times-on-pitch.ts';

/** Unlisted actions of a player, drawn minute by minute. */
export interface PlayerWork {
  passes: number;
  passes_accurate: number;
  tackles: number;
  interceptions: number;
}

const PASSING = weights({ keeper: 7, defender: 12, midfielder: 14, attacker: 8 });
/** Forwards lose more balls than other players. */
const MISPLACING = weights({ keeper: 8, defender: 8, midfielder: 13, attacker: 14 });
const TACKLING = weights({ keeper: 0, defender: 14, midfielder: 13, attacker: 6 });
const INTERCEPTING = weights({ keeper: 1, defender: 15, midfielder: 10, attacker: 4 });

/** Chances per minute that a side wins a ball, in a million. */
const TACKLES = 180_000;
const INTERCEPTIONS = 110_000;

const PASSES = VOLUMES.indexOf('passes');
const PASSES_ACCURATE = VOLUMES.indexOf('passes_accurate');

/** Random numbers reserved per minute and side: more than it has passes. */
const STRIDE = 64;

function momentOfRow({ volumes }: Story, row: number): PlayMoment {
  const period = volumes.firstRows.findLastIndex((first) => first < row);
  return { period, second: (row - 1 - (volumes.firstRows[period] ?? 0)) * 60 };
}

/**
 * Distributes the volumes of a side, up to a row, among the players on the pitch at the time. Totals never decrease
 * with a later row.
 */
export function workOf(
  frame: MatchFrame,
  story: Story,
  side: Side,
  appearances: readonly TimeOnPitch[],
  row: number,
): ReadonlyMap<number, PlayerWork> {
  const team = side === 'home' ? 0 : 1;
  const key = stream(frame.seed, frame.id, ENGINE_STREAM.work);
  const workBySlot = new Map<number, PlayerWork>();
  const add = (slot: number | null, name: keyof PlayerWork): void => {
    if (slot === null) return;
    let work = workBySlot.get(slot);
    if (work === undefined) {
      work = { passes: 0, passes_accurate: 0, tackles: 0, interceptions: 0 };
      workBySlot.set(slot, work);
    }
    work[name] += 1;
  };
  for (let minute = 1; minute <= row; minute += 1) {
    const slots = slotsAt(appearances, momentOfRow(story, minute));
    const draw = u32(key, minute * 2 + team);
    const count = (index: number) =>
      volumeAt(story.volumes, minute, team, index) - volumeAt(story.volumes, minute - 1, team, index);
    const passes = count(PASSES);
    const accurate = count(PASSES_ACCURATE);
    const passing = slotWeights(slots, PASSING);
    const misplacing = slotWeights(slots, MISPLACING);
    for (let i = 0; i < passes; i += 1) {
      const slot = pickSlot(draw, i, slots, i < accurate ? passing : misplacing);
      add(slot, 'passes');
      if (i < accurate) add(slot, 'passes_accurate');
    }
    if (chance(draw, STRIDE, TACKLES))
      add(pickSlot(draw, STRIDE + 1, slots, slotWeights(slots, TACKLING)), 'tackles');
    if (chance(draw, STRIDE + 2, INTERCEPTIONS))
      add(pickSlot(draw, STRIDE + 3, slots, slotWeights(slots, INTERCEPTING)), 'interceptions');
  }
  return workBySlot;
}
