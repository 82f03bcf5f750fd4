/**
 * Ids that begin with a country's id: teams, venues and referees (country id * 1000 + number), and competitions
 * (country id * 10 + number).
 */

/** Numbers for teams, and for referees; a venue has the number of its club. */
const IDS_PER_COUNTRY = 1000;
const COMPETITIONS_PER_COUNTRY = 10;

/** Returns the id of a country's team, venue or referee by its number from 1 to 999. */
export function idInCountry(countryId: number, number: number): number {
  return countryId * IDS_PER_COUNTRY + number;
}

/** Returns the country of a team, venue or referee id. */
export function countryIdOf(id: number): number {
  return Math.floor(id / IDS_PER_COUNTRY);
}

export function numberInCountry(id: number): number {
  return id % IDS_PER_COUNTRY;
}

/** Returns the id of a country's competition by its number from 0 to 9. */
export function competitionIdIn(countryId: number, number: number): number {
  return countryId * COMPETITIONS_PER_COUNTRY + number;
}

export function competitionNumber(id: number): number {
  return id % COMPETITIONS_PER_COUNTRY;
}
