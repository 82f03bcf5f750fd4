import { stream, u32 } from '#service/engine/streams.ts';
import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { STREAM } from '#service/world/random-streams.ts';

/** Weights of the latest seasons' draws in percent: strength changes slowly. */
const SEASON_WEIGHTS = [34, 28, 22, 16, 10, 6] as const;

/** Standard deviation of a season's drift, rating points. */
const DRIFT_POINTS = 120;

/**
 * Returns the rating points of a team's drift in a season: a moving average of its own draws, independent of
 * results.
 */
export function drift(seed: number, teamId: number, year: number): number {
  const key = stream(seed, teamId, STREAM.drift);
  let sum = 0;
  for (let back = 0; back < SEASON_WEIGHTS.length; back += 1) {
    const bits = u32(key, year - back);
    // The sum of two 16-bit draws, centred: -1 to 1, near 0 more often.
    const swing = ((bits >>> 16) + (bits & 65_535)) / 65_536 - 1;
    sum += swing * (SEASON_WEIGHTS[back] ?? 0);
  }
  return Math.round((sum / 100) * DRIFT_POINTS * UNIT_SPREAD);
}

/** Scales the weighted sum to a standard deviation of one. */
const UNIT_SPREAD = 100 / Math.sqrt(SEASON_WEIGHTS.reduce((sum, part) => sum + (part * part) / 6, 0));

/** Highest and lowest rating of each tier, relative to the country's level. */
const TIER_RANGES = [
  [430, -330],
  [-60, -640],
  [-380, -960],
  [-680, -1260],
] as const;

/** Rating points of the clubs that dominate a country, best first, above what their place gives them. */
const DYNASTIES: Readonly<Record<number, readonly number[]>> = {
  1: [200, 160, 110, 60],
  2: [180, 140, 60],
  3: [200, 60, 20],
  4: [130, 80, 60],
  5: [170, 60, 20],
};
const USUAL_DYNASTY: readonly number[] = [100, 60, 30];

/** Points of a national team above the country's average top-flight side, where that is strong. */
const NATIONAL_BONUS_POINTS = 60;

/** Strength of a country whose average top-flight side has 1000 points, and the points of one step of strength. */
const STRONG_COUNTRY = 92;
const POINTS_PER_STRENGTH = 14;
/** The same between national teams, which have no players from elsewhere. */
const NATIONAL_POINTS_PER_STRENGTH = 17;

/** Returns the rating of an average top-flight side of a country. */
function countryLevel(strength: number): number {
  return Math.round(1000 + (strength - STRONG_COUNTRY) * POINTS_PER_STRENGTH);
}

/** Returns the rating before drift of a country's national teams. */
export function nationalBase(strength: number): number {
  return Math.round(
    1000 + NATIONAL_BONUS_POINTS + (strength - STRONG_COUNTRY) * NATIONAL_POINTS_PER_STRENGTH,
  );
}

/** Returns the ratings before drift of a country's men's clubs in catalogue order. */
export function clubBases(country: CountryEntry): readonly number[] {
  const level = countryLevel(country.strength);
  const bases: number[] = [];
  country.leagues.forEach((league, tier) => {
    const [top, bottom] = TIER_RANGES[tier] ?? TIER_RANGES[3];
    for (let place = 0; place < league.clubs; place += 1) {
      const depth = league.clubs > 1 ? place / (league.clubs - 1) : 0;
      // A few stand out at the top; the rest lie close together.
      bases.push(Math.round(level + bottom + (top - bottom) * (1 - depth) ** 1.35));
    }
  });
  const dynasty = DYNASTIES[country.id] ?? USUAL_DYNASTY;
  return bases.map((base, place) => base + (dynasty[place] ?? 0));
}
