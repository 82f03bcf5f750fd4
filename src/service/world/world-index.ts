import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { womensStrength } from './catalogue/womens-strength.ts';
import { countryIdOf, numberInCountry } from './country-ids.ts';
import type { Competition } from './seasons/competition.ts';
import { competitionsOf } from './seasons/competitions.ts';
import { clubBases, drift, nationalBase } from './teams/strength.ts';
import type { Team } from './teams/team.ts';
import { isNational, TEAM_NUMBERS, teamsOf } from './teams/teams.ts';

/** Everything fixed by seed and catalogue, found by id. */
export interface WorldIndex {
  readonly seed: number;
  readonly countries: readonly CountryEntry[];
  readonly competitions: readonly Competition[];
  country(id: number): CountryEntry | null;
  competition(id: number): Competition | null;
  team(id: number): Team | null;
  readonly teams: readonly Team[];
  teamsOf(countryId: number): readonly Team[];
  /** Returns a team's strength in the season that starts in `year`; 1000 is an average top-flight side. */
  rating(teamId: number, year: number): number;
}

/** A nation's strength changes less than a club's. */
const NATIONAL_DRIFT = 0.5;

function byId<T extends { readonly id: number }>(items: readonly T[]): (id: number) => T | null {
  const map = new Map(items.map((item) => [item.id, item]));
  return (id) => map.get(id) ?? null;
}

export function createWorldIndex(seed: number, countries: readonly CountryEntry[]): WorldIndex {
  const competitions = competitionsOf(countries);
  const teams = countries.flatMap((country) => teamsOf(seed, country));
  const teamsByCountry = Map.groupBy(teams, ({ countryId }) => countryId);
  const country = byId(countries);
  const bases = new Map<number, readonly number[]>(countries.map((each) => [each.id, clubBases(each)]));
  const base = (teamId: number): number => {
    const countryId = countryIdOf(teamId);
    const number = numberInCountry(teamId);
    if (isNational(teamId)) {
      const entry = country(countryId);
      if (entry === null) return 0;
      return nationalBase(number === TEAM_NUMBERS.nationalWomen ? womensStrength(entry) : entry.strength);
    }
    const club = number < TEAM_NUMBERS.women ? number : number % 100;
    return bases.get(countryId)?.[club - 1] ?? 0;
  };
  // Every table, cup and friendly of a season reads them.
  const ratings = new Map<number, number>();
  return {
    seed,
    countries,
    competitions,
    teams,
    teamsOf: (countryId) => teamsByCountry.get(countryId) ?? [],
    country,
    competition: byId(competitions),
    team: byId(teams),
    rating: (teamId, year) => {
      const key = teamId * 4096 + year;
      let rating = ratings.get(key);
      if (rating === undefined) {
        const swing = isNational(teamId) ? NATIONAL_DRIFT : 1;
        rating = base(teamId) + Math.round(swing * drift(seed, teamId, year));
        ratings.set(key, rating);
      }
      return rating;
    },
  };
}
