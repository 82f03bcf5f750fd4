import type { ContinentId } from '#service/world/catalogue/country.ts';
import { dayOf, saturdayFrom, yearOf } from './days.ts';

/**
 * When a continent's club cups play: for each round the Saturdays that name the midweeks of its legs. The last
 * round is the final, a single match on the Saturday itself.
 */
export interface ContinentalPlan {
  readonly calendar: 'autumn' | 'year';
  /** Month, date and years after the season's, of each leg; the Saturday on or after it names the week. */
  readonly rounds: readonly (readonly (readonly [month: number, date: number, later: 0 | 1])[])[];
}

/** Through winter, as Europe, Africa and Asia have it. */
const AUTUMN: ContinentalPlan = {
  calendar: 'autumn',
  rounds: [
    [
      [9, 16, 0],
      [9, 30, 0],
    ],
    [
      [10, 21, 0],
      [11, 4, 0],
    ],
    [
      [2, 24, 1],
      [3, 10, 1],
    ],
    [
      [4, 14, 1],
      [4, 28, 1],
    ],
    [[5, 29, 1]],
  ],
};

/** Within one calendar year, as the Americas and Oceania have it. */
const YEAR: ContinentalPlan = {
  calendar: 'year',
  rounds: [
    [
      [4, 8, 0],
      [4, 22, 0],
    ],
    [
      [5, 13, 0],
      [5, 27, 0],
    ],
    [
      [8, 12, 0],
      [8, 26, 0],
    ],
    [
      [9, 22, 0],
      [10, 1, 0],
    ],
    [[11, 27, 0]],
  ],
};

export function continentalPlan(continent: ContinentId): ContinentalPlan {
  return continent === 2 || continent === 1 || continent === 3 ? AUTUMN : YEAR;
}

/** The Saturdays naming the legs of each round of the season that starts in `year`. */
export function continentalDates(continent: ContinentId, year: number): readonly (readonly number[])[] {
  return continentalPlan(continent).rounds.map((legs) =>
    legs.map(([month, date, later]) => saturdayFrom(dayOf(year + later, month, date))),
  );
}

const cached = new Map<string, ReadonlySet<number>>();

/** Tells whether the midweek before a Saturday belongs to the continent's cups. */
export function continentalWeeks(continent: ContinentId): (saturday: number) => boolean {
  return (saturday) => {
    const year = yearOf(saturday);
    const key = `${continent} ${year}`;
    let weeks = cached.get(key);
    if (weeks === undefined) {
      weeks = new Set([year - 1, year].flatMap((each) => continentalDates(continent, each).flat()));
      cached.set(key, weeks);
    }
    return weeks.has(saturday);
  };
}
