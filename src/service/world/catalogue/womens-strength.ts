import type { CountryEntry } from './country.ts';

/** Strength of women's national teams, by country code, where it is not that of the men's. */
const STRENGTHS: Readonly<Record<string, number>> = {
  us: 94,
  es: 95,
  en: 93,
  de: 91,
  fr: 89,
  se: 88,
  jp: 87,
  br: 86,
  ca: 85,
  nl: 84,
  au: 82,
  no: 81,
  it: 81,
  dk: 80,
  cn: 76,
  is: 75,
  ch: 75,
  at: 75,
  be: 75,
  co: 75,
  kr: 74,
  ie: 73,
  sct: 73,
  nz: 69,
  fi: 69,
  ng: 69,
  za: 66,
  wls: 66,
  vn: 60,
  ph: 58,
  th: 56,
  jm: 62,
};

/** Points by which women's football is weaker than men's in all other countries, on the same scale. */
const USUAL_GAP = 14;

/** Returns the strength of a country's women's national team, 0 to 100. */
export function womensStrength({ code, strength }: CountryEntry): number {
  return STRENGTHS[code] ?? strength - USUAL_GAP;
}
