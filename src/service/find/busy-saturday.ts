import { DAY_S } from '#contract/durations.ts';
import { timetableOf } from '#service/engine/timetable.ts';
import type { World } from '#service/world/world.ts';
import type { Sighting } from './sighting.ts';

const SATURDAY = 6;
const STEP_SECONDS = 5 * 60;

/** 1970-01-01 was a Thursday. */
function weekday(day: number): number {
  return (day + 4) % 7;
}

/** Returns the instant of the next Saturday with the most matches in play. */
export function busySaturday(world: World, from: number): Sighting {
  let day = Math.floor(from / DAY_S);
  if (weekday(day) !== SATURDAY || from > day * DAY_S) day += 1;
  while (weekday(day) !== SATURDAY) day += 1;
  const fixtures = world.fixturesOn(day);
  const inPlay = new Map<number, number>();
  for (const { frame } of fixtures) {
    const { kickOff, end } = timetableOf(frame);
    for (let at = Math.ceil(kickOff / STEP_SECONDS) * STEP_SECONDS; at < end; at += STEP_SECONDS) {
      inPlay.set(at, (inPlay.get(at) ?? 0) + 1);
    }
  }
  const [at, matchCount] = [...inPlay].reduce(
    (best, next) => (next[1] > best[1] ? next : best),
    [day * DAY_S, 0],
  );
  return { at, note: `${matchCount} of the day's ${fixtures.length} matches are in play` };
}
