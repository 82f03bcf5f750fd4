import { stream, u32 } from '#service/engine/streams.ts';
import type { CountryEntry } from './catalogue/country.ts';
import { PURPOSE } from './purposes.ts';

/** Seasons whose draws are still felt, heaviest first: strength moves slowly. Parts of 100. */
const MEMORY = [34, 28, 22, 16, 10, 6] as const;

/** How far a season's drift usually goes, in rating points (standard deviation, about). */
const DRIFT = 120;

/** Rating points a season adds to or takes from a team: a moving average of its own draws, never of results. */
export function drift(seed: number, teamId: number, year: number): number {
  const key = stream(seed, teamId, PURPOSE.drift);
  let sum = 0;
  for (let back = 0; back < MEMORY.length; back += 1) {
    const bits = u32(key, year - back);
    // The sum of two even draws of 16 bits, less its mean: -1 to 1, more often near 0.
    const swing = ((bits >>> 16) + (bits & 65_535)) / 65_536 - 1;
    sum += swing * (MEMORY[back] ?? 0);
  }
  return Math.round((sum / 100) * DRIFT * SPREAD);
}

/** One over the standard deviation of the weighted sum, so that DRIFT is one. */
const SPREAD = 100 / Math.sqrt(MEMORY.reduce((sum, part) => sum + (part * part) / 6, 0));

/** Highest and lowest of each tier against the country's level, by place within the tier. */
const TIERS = [
  [430, -330],
  [-60, -640],
  [-380, -960],
  [-680, -1260],
] as const;

/** The level of an average top-flight side of a country. */
export function countryLevel(strength: number): number {
  return 1000 + (strength - 92) * 7;
}

/** The ratings before drift of a country's men's clubs, in catalogue order. */
export function clubBases(country: CountryEntry): readonly number[] {
  const level = countryLevel(country.strength);
  const bases: number[] = [];
  country.leagues.forEach((league, tier) => {
    const [top, bottom] = TIERS[tier] ?? TIERS[3];
    for (let place = 0; place < league.clubs; place += 1) {
      const depth = league.clubs > 1 ? place / (league.clubs - 1) : 0;
      // A few stand out at the top, the rest lie close together.
      bases.push(Math.round(level + bottom + (top - bottom) * (1 - depth) ** 1.35));
    }
  });
  return bases;
}
