import { below, chance, type Key } from '#service/engine/streams.ts';
import { DAY, dayOf, utcDayAt, yearOf } from '#service/world/calendar/days.ts';
import { firstWindow, isMidSeason, windowYear } from '#service/world/squads/squad-windows.ts';

/** Days of a window on which players move; windows have the numbers of squad-windows.ts. */
export const TRADE_STEPS = 12;
/** Moves, in a million, on the last day of a window. */
const LAST_DAY_PER_MILLION = 130_000;
const DAYS_BETWEEN_STEPS = { summer: 3, winter: 2 } as const;
/** Five in the morning of Western Europe, when nothing is played there. */
const DAWN_SECONDS = 5 * 3600;

/** Draws the step of a move from two numbers of a stream, from `i` on. */
export function drawStep(key: Key, i: number): number {
  return chance(key, i, LAST_DAY_PER_MILLION) ? TRADE_STEPS - 1 : below(key, i + 1, TRADE_STEPS - 1);
}

/** Returns the instant (epoch seconds) of a step of a window between countries, the last on 31 August or 31 January. */
export function stepInstant(window: number, step: number): number {
  const year = windowYear(window);
  const isWinter = isMidSeason(window);
  const lastDay = isWinter ? dayOf(year + 1, 1, 31) : dayOf(year, 8, 31);
  const days = isWinter ? DAYS_BETWEEN_STEPS.winter : DAYS_BETWEEN_STEPS.summer;
  return (lastDay - days * (TRADE_STEPS - 1 - step)) * DAY + DAWN_SECONDS;
}

/** Returns the latest window and step that have begun at an instant; window 0 with all steps before the first. */
export function stepAt(instant: number): { readonly window: number; readonly step: number } {
  let window = firstWindow(yearOf(utcDayAt(instant)));
  while (window > 0 && stepInstant(window, 0) > instant) window -= 1;
  if (window <= 0) return { window: 0, step: TRADE_STEPS - 1 };
  let step = TRADE_STEPS - 1;
  while (step > 0 && stepInstant(window, step) > instant) step -= 1;
  return { window, step };
}
