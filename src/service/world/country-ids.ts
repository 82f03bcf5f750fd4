/**
 * Ids that begin with a country's id: teams, venues and referees (country id * 1000 + number), and competitions
 * (country id * 10 + number).
 */

/** Numbers for teams, and for referees; a venue has the number of its club. */
const NUMBERS = 1000;
const COMPETITION_NUMBERS = 10;

/** Returns the id of a country's team, venue or referee by its number from 1 to 999. */
export function idInCountry(countryId: number, number: number): number {
  return countryId * NUMBERS + number;
}

/** Returns the country of a team, venue or referee id. */
export function countryIdOf(id: number): number {
  return Math.floor(id / NUMBERS);
}

export function numberInCountry(id: number): number {
  return id % NUMBERS;
}

/** Returns the id of a country's competition by its number from 0 to 9. */
export function competitionIdIn(countryId: number, number: number): number {
  return countryId * COMPETITION_NUMBERS + number;
}

export function competitionNumber(id: number): number {
  return id % COMPETITION_NUMBERS;
}
