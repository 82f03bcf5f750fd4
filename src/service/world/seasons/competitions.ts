import { continentalPlan } from '#service/world/calendar/continental-plan.ts';
import type { CountryEntry, SideLeagueEntry } from '#service/world/catalogue/country.ts';
import {
  CONTINENTAL_CUPS,
  FRIENDLY_REGIONS,
  NATIONAL_FRIENDLIES,
  NATIONAL_REGIONS,
  type NationalSide,
  WORLD_CUPS,
  worldCupOf,
} from '#service/world/catalogue/international.ts';
import { playingStyleOf } from '#service/world/catalogue/playing-styles.ts';
import { competitionIdIn } from '#service/world/country-ids.ts';
import { NATIONAL_TEAMS } from '#service/world/teams/teams.ts';
import { COMPETITION_NUMBERS, type Competition } from './competition.ts';

/** Popularity of each tier in percent of the country's. */
const TIER_SHARE_PERCENT = [100, 62, 40, 26] as const;

function competitionsOfCountry(country: CountryEntry): Competition[] {
  const base = {
    countryId: country.id,
    continent: country.continent,
    calendar: country.season,
    isFriendly: false,
    style: null,
  };
  const share = (part: number) => Math.round((country.popularity * part) / 100);
  const list: Competition[] = country.leagues.map((league, tier) => ({
    ...base,
    id: competitionIdIn(country.id, tier),
    name: league.name,
    kind: 'league',
    level: 'men',
    style: playingStyleOf(country.id, tier),
    tier: tier + 1,
    isCup: false,
    popularity: share(TIER_SHARE_PERCENT[tier] ?? 20),
  }));
  if (country.cup !== null) {
    list.push({
      ...base,
      id: competitionIdIn(country.id, COMPETITION_NUMBERS.cup),
      name: country.cup,
      kind: 'cup',
      level: 'men',
      tier: null,
      isCup: true,
      popularity: share(66),
    });
  }
  const side = (entry: SideLeagueEntry | null, n: number, level: Competition['level'], part: number) => {
    if (entry === null) return;
    list.push({
      ...base,
      id: competitionIdIn(country.id, n),
      name: entry.name,
      kind: 'league',
      level,
      tier: null,
      isCup: false,
      popularity: share(part),
    });
  };
  side(country.women, COMPETITION_NUMBERS.women, 'women', 34);
  side(country.reserves, COMPETITION_NUMBERS.reserves, 'reserve', 12);
  side(country.youth, COMPETITION_NUMBERS.youth, 'youth', 14);
  return list;
}

function internationalCompetitions(): Competition[] {
  const base = { countryId: null, tier: null, isFriendly: false, style: null } as const;
  const ofSide = (side: NationalSide) => ({ ...base, level: NATIONAL_TEAMS[side].level });
  return [
    ...CONTINENTAL_CUPS.map(
      (cup): Competition => ({
        ...base,
        level: 'men',
        id: cup.id,
        name: cup.name,
        kind: 'continental-cup',
        continent: cup.continent,
        calendar: continentalPlan(cup.continent).calendar,
        isCup: true,
        popularity: cup.popularity,
      }),
    ),
    ...NATIONAL_REGIONS.flatMap((region): Competition[] => [
      ...region.divisions.map(
        (id, division): Competition => ({
          ...ofSide(region.side),
          id,
          name: `Nations League ${region.name}${region.divisions.length > 1 ? ` ${'ABCD'[division] ?? ''}` : ''}`,
          kind: 'national-league',
          continent: region.continents[0] ?? null,
          calendar: 'autumn',
          isCup: false,
          popularity: region.popularity - division * 12,
        }),
      ),
      {
        ...ofSide(region.side),
        id: region.cup,
        name: region.cupName,
        kind: 'national-cup',
        continent: region.continents[0] ?? null,
        calendar: 'year',
        isCup: true,
        popularity: region.popularity + 8,
      },
      {
        ...ofSide(region.side),
        id: region.qualifiers,
        name: `${worldCupOf(region.side).name} Qualifiers ${region.name}`,
        kind: 'national-qualifiers',
        continent: region.continents[0] ?? null,
        calendar: 'autumn',
        isCup: true,
        popularity: region.popularity,
      },
    ]),
    ...WORLD_CUPS.map(
      ({ id, name, side, popularity }): Competition => ({
        ...ofSide(side),
        id,
        name,
        kind: 'national-cup',
        continent: null,
        calendar: 'year',
        isCup: true,
        popularity,
      }),
    ),
    ...NATIONAL_FRIENDLIES.map(
      ({ id, name, popularity }): Competition => ({
        ...base,
        id,
        name,
        kind: 'national-friendlies',
        continent: null,
        level: 'friendly',
        calendar: 'year',
        isCup: false,
        isFriendly: true,
        popularity,
      }),
    ),
    ...FRIENDLY_REGIONS.map(
      (region): Competition => ({
        ...base,
        id: region.id,
        name: region.name,
        kind: 'friendlies',
        continent: region.continent,
        level: 'friendly',
        calendar: 'year',
        isCup: false,
        isFriendly: true,
        popularity: 8,
      }),
    ),
  ];
}

/** Returns all competitions of a world with these countries in order of id. */
export function competitionsOf(countries: readonly CountryEntry[]): readonly Competition[] {
  return [...countries.flatMap(competitionsOfCountry), ...internationalCompetitions()].sort(
    (a, b) => a.id - b.id,
  );
}
