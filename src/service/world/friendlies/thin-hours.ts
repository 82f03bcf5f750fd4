import type { Period } from '#service/engine/timetable.ts';
import { DAY } from '#service/world/calendar/days.ts';

/** Kick-offs are on the quarter of an hour, and the first whistle comes up to three minutes later. */
const STEP_MINUTES = 15;
const WHISTLE_MINUTES = 3;
/** The previous day's matches cover the first minutes of a day. */
const CARRY_MINUTES = 20;

/**
 * Walks a UTC day and calls `add` for an instant after which too few matches are in play, half-times excluded.
 * `add` returns the periods of the match that it found, null for none.
 */
export function fillThinHours(
  day: number,
  [minMatches, minMatchesNextDay]: readonly [today: number, tomorrow: number],
  periods: readonly Period[],
  add: (kickOff: number, step: number) => readonly Period[] | null,
): void {
  const minutes = new Int16Array(DAY / 60 + CARRY_MINUTES);
  const start = day * DAY;
  const countMinutes = (of: readonly Period[]) => {
    for (const { starts, ends } of of) {
      const end = Math.min(minutes.length, Math.floor((ends - start) / 60));
      for (let minute = Math.max(0, Math.ceil((starts - start) / 60)); minute < end; minute += 1) {
        minutes[minute] = (minutes[minute] ?? 0) + 1;
      }
    }
  };
  countMinutes(periods);
  let step = 0;
  for (let minute = CARRY_MINUTES; minute < minutes.length; minute += 1) {
    while ((minutes[minute] ?? 0) < (minute < DAY / 60 ? minMatches : minMatchesNextDay)) {
      const quarter = Math.floor((minute - WHISTLE_MINUTES) / STEP_MINUTES) * STEP_MINUTES;
      const at = start + Math.min(quarter, DAY / 60 - STEP_MINUTES) * 60;
      step += 1;
      const added = add(at, step);
      if (added === null) break;
      countMinutes(added);
    }
  }
}
