import type { CountryEntry, SideLeagueEntry } from '#service/world/catalogue/country.ts';
import type { NationalSide } from '#service/world/catalogue/international.ts';
import { idInCountry, numberInCountry } from '#service/world/country-ids.ts';
import { drawBelow } from '#service/world/draw.ts';
import { STREAM } from '#service/world/random-streams.ts';
import { type ShortCodes, shortCodes } from './short-codes.ts';
import type { Team } from './team.ts';

/** Numbers of a country's teams: a side of club n has the kind's number + n. */
export const TEAM_NUMBERS = {
  women: 300,
  reserves: 500,
  youth: 700,
  nationalYouth: 997,
  nationalWomen: 998,
  national: 999,
} as const;

interface NationalTeamEntry {
  readonly number: number;
  /** Added to the country's name and its letters. */
  readonly name: string;
  readonly letter: string;
  readonly level: Team['level'];
  /** Number of its ground: the national stadium is the men's, the others play on a club's. */
  readonly ground: number;
}

export const NATIONAL_TEAMS: Readonly<Record<NationalSide, NationalTeamEntry>> = {
  national: {
    number: TEAM_NUMBERS.national,
    name: '',
    letter: '',
    level: 'men',
    ground: TEAM_NUMBERS.national,
  },
  'national-women': {
    number: TEAM_NUMBERS.nationalWomen,
    name: ' Women',
    letter: 'W',
    level: 'women',
    ground: 4,
  },
  'national-youth': {
    number: TEAM_NUMBERS.nationalYouth,
    name: ' U21',
    letter: 'Y',
    level: 'youth',
    ground: 6,
  },
};

export function isNational(teamId: number): boolean {
  return numberInCountry(teamId) >= TEAM_NUMBERS.nationalYouth;
}

/** Draws a founding year, earlier in countries with a stronger football tradition. */
function foundedYear(seed: number, country: CountryEntry, id: number): number {
  const first =
    country.continent === 2 ? 1872 : country.continent === 5 ? 1891 : country.continent === 4 ? 1898 : 1905;
  const span = country.strength >= 75 ? 50 : 78;
  // The lower of two draws: most clubs are old, a few young.
  const a = drawBelow(seed, id, STREAM.founded, 0, 1000);
  const b = drawBelow(seed, id, STREAM.founded, 1, 1000);
  return first + Math.floor((Math.min(a, b) * span) / 1000) + (a % 9 === 0 ? 38 : 0);
}

function sides(
  country: CountryEntry,
  clubs: readonly Team[],
  entry: SideLeagueEntry | null,
  kind: 'women' | 'reserves' | 'youth',
  codes: ShortCodes,
): Team[] {
  if (entry === null) return [];
  const level = kind === 'reserves' ? 'reserve' : kind;
  const letter = { women: 'W', reserves: 'R', youth: 'Y' }[kind];
  return clubs.slice(0, entry.clubs).map((club, place) => ({
    ...club,
    id: idInCountry(country.id, TEAM_NUMBERS[kind] + place + 1),
    name: entry.team.replaceAll('{club}', club.name),
    shortCode: codes.take(club.shortCode + letter),
    kind,
    level,
  }));
}

function national(country: CountryEntry, kind: NationalSide, codes: ShortCodes): Team {
  const { number, name, letter, level, ground } = NATIONAL_TEAMS[kind];
  const letters = country.name.replaceAll(/[^A-Za-z]/g, '').slice(0, 3);
  return {
    id: idInCountry(country.id, number),
    name: country.name + name,
    shortCode: codes.take(letters.toUpperCase() + letter),
    countryId: country.id,
    kind,
    level,
    clubId: null,
    city: null,
    founded: null,
    venueId: idInCountry(country.id, ground),
  };
}

/** Returns all teams of a country: clubs in catalogue order, their other sides, the national teams. */
export function teamsOf(seed: number, country: CountryEntry): readonly Team[] {
  const codes = shortCodes();
  const nationals = (['national', 'national-women', 'national-youth'] as const).map((kind) =>
    national(country, kind, codes),
  );
  const clubs = country.clubs.map(([name, city], place): Team => {
    const id = idInCountry(country.id, place + 1);
    return {
      id,
      name,
      shortCode: codes.of(name),
      countryId: country.id,
      kind: 'club',
      level: 'men',
      clubId: id,
      city,
      founded: foundedYear(seed, country, id),
      venueId: id,
    };
  });
  return [
    ...clubs,
    ...sides(country, clubs, country.women, 'women', codes),
    ...sides(country, clubs, country.reserves, 'reserves', codes),
    ...sides(country, clubs, country.youth, 'youth', codes),
    ...nationals,
  ];
}
