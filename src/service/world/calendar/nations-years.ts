/** Years between two cups of the same kind. */
const CYCLE_YEARS = 4;

/** Returns whether the World Cup is held in the summer of a year: 2022, 2026, 2030. */
export function isWorldCupYear(year: number): boolean {
  return year % CYCLE_YEARS === 2;
}

/** Returns whether the cups of the regions are held in the summer of a year: 2024, 2028. */
export function isNationsCupYear(year: number): boolean {
  return year % CYCLE_YEARS === 0;
}

/** Returns whether national teams play qualifiers for the World Cup in the season that starts in `year`. */
export function isQualifyingSeason(year: number): boolean {
  return isWorldCupYear(year + 1);
}
