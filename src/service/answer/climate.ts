/**
 * Usual weather of a country: mean temperature of the year in °C, and the difference to July (negative in the
 * south). Rounded from common climate tables; missing countries use their continent's.
 */
type Climate = readonly [mean: number, july: number];

const OF_CONTINENT: Readonly<Record<number, Climate>> = {
  1: [22, 8],
  2: [11, 9],
  3: [23, 3],
  4: [20, 6],
  5: [20, -4],
  7: [17, -5],
};

const OF_COUNTRY: Readonly<Record<string, Climate>> = {
  ae: [27, 9],
  ar: [17, -7],
  au: [18, -6],
  bo: [15, -3],
  br: [23, -3],
  ca: [6, 14],
  cl: [14, -6],
  cn: [16, 11],
  co: [19, 0],
  cr: [24, 0],
  dz: [18, 8],
  ec: [19, -1],
  eg: [22, 8],
  en: [10, 7],
  es: [15, 9],
  fi: [4, 13],
  fj: [25, -2],
  gh: [27, -2],
  gr: [18, 10],
  id: [27, 0],
  in: [25, 4],
  ir: [17, 12],
  is: [5, 6],
  it: [15, 9],
  jp: [15, 10],
  ke: [20, -2],
  kr: [12, 13],
  kz: [7, 16],
  ma: [18, 6],
  mx: [20, 3],
  my: [27, 0],
  ng: [27, -2],
  no: [4, 11],
  nz: [13, -5],
  pe: [19, -3],
  ph: [27, 1],
  pt: [16, 6],
  py: [23, -5],
  qa: [28, 9],
  sa: [26, 9],
  se: [6, 11],
  sn: [26, 2],
  th: [28, 0],
  tr: [14, 10],
  us: [15, 11],
  uy: [17, -6],
  uz: [15, 13],
  ve: [25, 0],
  vn: [25, 3],
  za: [18, -5],
};

/** Returns the usual afternoon temperature in °C of a country on a day (days since 1970). */
export function usualTemperature(code: string | null, continent: number | null, day: number): number {
  const [mean, july] = OF_COUNTRY[code ?? ''] ?? OF_CONTINENT[continent ?? 2] ?? [15, 5];
  // Day 200 of the year, about 20 July, is the warmest (or coldest).
  const season = Math.cos(((day - 200) / 365.25) * 2 * Math.PI);
  return mean + 3 + july * season;
}
