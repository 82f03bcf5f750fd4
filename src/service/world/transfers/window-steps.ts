import { DAY, dayOf, utcDayAt, yearOf } from '#service/world/calendar/days.ts';
import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { windowOpens } from '#service/world/squads/squad-windows.ts';
import { TRADE_STEPS } from './trade-windows.ts';

/** Days from the opening of a window to its last day: on 31 January or 31 August if one lies between. */
const MIN_DAYS = 11;
const MAX_DAYS = 80;
const USUAL_DAYS = 42;

const stepsByCountry = new WeakMap<CountryEntry, Map<number, readonly number[]>>();

function lastDayOf(opened: number): number {
  const year = yearOf(opened);
  const deadline = [dayOf(year, 1, 31), dayOf(year, 8, 31), dayOf(year + 1, 1, 31)].find(
    (day) => day >= opened + MIN_DAYS && day <= opened + MAX_DAYS,
  );
  return deadline ?? opened + USUAL_DAYS;
}

/** Returns the instants (epoch seconds) at which players move inside a country in a window: from its opening on. */
export function windowSteps(country: CountryEntry, window: number): readonly number[] {
  let byWindow = stepsByCountry.get(country);
  if (byWindow === undefined) {
    byWindow = new Map();
    stepsByCountry.set(country, byWindow);
  }
  let steps = byWindow.get(window);
  if (steps === undefined) {
    const opens = windowOpens(country, window);
    const days = lastDayOf(utcDayAt(opens)) - utcDayAt(opens);
    steps = Array.from(
      { length: TRADE_STEPS },
      (_, step) => opens + Math.round((step * days) / (TRADE_STEPS - 1)) * DAY,
    );
    byWindow.set(window, steps);
  }
  return steps;
}

/** Returns the latest step of a window that has begun at an instant. */
export function windowStepAt(country: CountryEntry, window: number, instant: number): number {
  return Math.max(
    0,
    windowSteps(country, window).findLastIndex((begins) => begins <= instant),
  );
}
