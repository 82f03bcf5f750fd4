import type { ContinentId } from '#service/world/catalogue/country.ts';
import { dayOf, saturdayFrom, yearOf } from './days.ts';

/** Month, date and years after the season's; the first Saturday from there names the week. */
type PlannedDate = readonly [month: number, date: number, later: 0 | 1];

/**
 * Weeks of a continent's club cups: Saturdays that name the midweeks of the group rounds and of the legs of
 * each later round. The last round is the final, a single match.
 */
export interface ContinentalPlan {
  readonly calendar: 'autumn' | 'year';
  readonly groups: readonly PlannedDate[];
  readonly rounds: readonly (readonly PlannedDate[])[];
}

/** Through the winter, as in Europe, Africa and Asia. */
const AUTUMN_PLAN: ContinentalPlan = {
  calendar: 'autumn',
  groups: [
    [9, 16, 0],
    [9, 30, 0],
    [10, 21, 0],
    [11, 4, 0],
    [11, 25, 0],
    [12, 9, 0],
  ],
  rounds: [
    [
      [2, 17, 1],
      [2, 24, 1],
    ],
    [
      [3, 10, 1],
      [4, 7, 1],
    ],
    [
      [4, 21, 1],
      [4, 28, 1],
    ],
    [[5, 29, 1]],
  ],
};

/** Within one calendar year, as in the Americas and Oceania. */
const CALENDAR_YEAR_PLAN: ContinentalPlan = {
  calendar: 'year',
  groups: [
    [4, 8, 0],
    [4, 15, 0],
    [4, 22, 0],
    [5, 6, 0],
    [5, 13, 0],
    [5, 27, 0],
  ],
  rounds: [
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
  return continent === 2 || continent === 1 || continent === 3 ? AUTUMN_PLAN : CALENDAR_YEAR_PLAN;
}

function saturdayOf(year: number, [month, date, yearsLater]: PlannedDate): number {
  return saturdayFrom(dayOf(year + yearsLater, month, date));
}

/** Returns the Saturdays that name the group rounds of the season that starts in `year`. */
export function groupDates(continent: ContinentId, year: number): readonly number[] {
  return continentalPlan(continent).groups.map((date) => saturdayOf(year, date));
}

/** Returns the Saturdays that name the legs of each knock-out round. */
export function knockOutDates(continent: ContinentId, year: number): readonly (readonly number[])[] {
  return continentalPlan(continent).rounds.map((legs) => legs.map((date) => saturdayOf(year, date)));
}

const weeksByContinentAndYear = new Map<string, ReadonlySet<number>>();

/** Returns a test whether the midweek before a Saturday belongs to the continent's cups. */
export function continentalWeeks(continent: ContinentId): (saturday: number) => boolean {
  return (saturday) => {
    const year = yearOf(saturday);
    const key = `${continent} ${year}`;
    let weeks = weeksByContinentAndYear.get(key);
    if (weeks === undefined) {
      weeks = new Set(
        [year - 1, year].flatMap((each) => [
          ...groupDates(continent, each),
          ...knockOutDates(continent, each).flat(),
        ]),
      );
      weeksByContinentAndYear.set(key, weeks);
    }
    return weeks.has(saturday);
  };
}
