import type { CountryEntry } from './country.ts';
import data from './data/womens-strength.json' with { type: 'json' };

/** Strength of women's national teams, by country code, where it is not that of the men's. */
const STRENGTHS = data as Readonly<Record<string, number>>;

/** Points by which women's football is weaker than men's in all other countries, on the same scale. */
const USUAL_GAP = 14;

/** Returns the strength of a country's women's national team, 0 to 100. */
export function womensStrength({ code, strength }: CountryEntry): number {
  return STRENGTHS[code] ?? strength - USUAL_GAP;
}
