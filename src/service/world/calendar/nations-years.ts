import type { NationalSide } from '#service/world/catalogue/international.ts';

/** Years between two cups of the same kind. */
const CYCLE_YEARS = 4;

/**
 * Years of the cycle with the World Cup and with the cups of the regions: 2022 and 2024, women 2023 and 2025, youth
 * 2025 and 2027.
 */
const CUP_YEARS: Readonly<Record<NationalSide, { readonly world: number; readonly region: number }>> = {
  national: { world: 2, region: 0 },
  'national-women': { world: 3, region: 1 },
  'national-youth': { world: 1, region: 3 },
};

/** Returns whether a World Cup is held in the summer of a year. */
export function isWorldCupYear(side: NationalSide, year: number): boolean {
  return year % CYCLE_YEARS === CUP_YEARS[side].world;
}

/** Returns whether the cups of the regions are held in the summer of a year. */
export function isNationsCupYear(side: NationalSide, year: number): boolean {
  return year % CYCLE_YEARS === CUP_YEARS[side].region;
}

/** Returns whether teams play qualifiers for the World Cup in the season that starts in `year`. */
export function isQualifyingSeason(side: NationalSide, year: number): boolean {
  return isWorldCupYear(side, year + 1);
}
