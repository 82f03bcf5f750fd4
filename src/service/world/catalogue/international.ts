import type { ContinentId } from './country.ts';

/** A continent's cup for clubs. */
export interface ContinentalCupEntry {
  readonly id: number;
  readonly name: string;
  readonly continent: ContinentId;
  /** A power of two. */
  readonly clubs: number;
  /** Rank among the continent's cups: 0 takes the champions, 1 the next clubs, 2 those after them. */
  readonly rank: 0 | 1 | 2;
  readonly popularity: number;
}

export const CONTINENTAL_CUPS: readonly ContinentalCupEntry[] = [
  { id: 911, name: 'Champions Cup of Europe', continent: 2, clubs: 32, rank: 0, popularity: 100 },
  { id: 912, name: 'Masters Cup of Europe', continent: 2, clubs: 32, rank: 1, popularity: 86 },
  { id: 913, name: 'Challenge Cup of Europe', continent: 2, clubs: 32, rank: 2, popularity: 74 },
  { id: 914, name: 'Copa Meridional de Campeones', continent: 5, clubs: 16, rank: 0, popularity: 88 },
  { id: 915, name: 'Copa Meridional de Plata', continent: 5, clubs: 16, rank: 1, popularity: 70 },
  { id: 916, name: 'Asian Crown', continent: 1, clubs: 16, rank: 0, popularity: 60 },
  { id: 917, name: 'African Crown', continent: 3, clubs: 16, rank: 0, popularity: 55 },
  { id: 918, name: 'North American Crown', continent: 4, clubs: 16, rank: 0, popularity: 56 },
  { id: 919, name: 'Oceania Crown', continent: 7, clubs: 4, rank: 0, popularity: 20 },
];

/** Kind of the national teams that play each other. */
export type NationalSide = 'national' | 'national-women' | 'national-youth';

/**
 * National teams that share a pyramid of divisions, a cup every four years and qualifiers for the World Cup. Women
 * and youth play friendlies in place of divisions.
 */
export interface NationalRegionEntry {
  readonly side: NationalSide;
  readonly name: string;
  readonly continents: readonly ContinentId[];
  /** Competition ids of the divisions, highest first. */
  readonly divisions: readonly number[];
  readonly cup: number;
  readonly cupName: string;
  /** Competition id of its qualifiers for the World Cup, and how many teams come through them. */
  readonly qualifiers: number;
  readonly worldCupPlaces: number;
  readonly popularity: number;
}

export const NATIONAL_REGIONS: readonly NationalRegionEntry[] = [
  {
    side: 'national',
    name: 'Europe',
    continents: [2],
    divisions: [921, 922, 923, 924],
    cup: 931,
    cupName: 'Nations Cup of Europe',
    qualifiers: 936,
    worldCupPlaces: 13,
    popularity: 90,
  },
  {
    side: 'national',
    name: 'Americas',
    continents: [4, 5],
    divisions: [925, 926],
    cup: 932,
    cupName: 'Nations Cup of the Americas',
    qualifiers: 937,
    worldCupPlaces: 8,
    popularity: 82,
  },
  {
    side: 'national',
    name: 'Africa',
    continents: [3],
    divisions: [927],
    cup: 933,
    cupName: 'Nations Cup of Africa',
    qualifiers: 938,
    worldCupPlaces: 5,
    popularity: 62,
  },
  {
    side: 'national',
    name: 'Asia-Pacific',
    continents: [1, 7],
    divisions: [928, 929],
    cup: 934,
    cupName: 'Nations Cup of Asia and the Pacific',
    qualifiers: 939,
    worldCupPlaces: 5,
    popularity: 60,
  },
  {
    side: 'national-women',
    name: 'Europe',
    continents: [2],
    divisions: [],
    cup: 942,
    cupName: 'Women’s Nations Cup of Europe',
    qualifiers: 946,
    worldCupPlaces: 13,
    popularity: 44,
  },
  {
    side: 'national-women',
    name: 'Americas',
    continents: [4, 5],
    divisions: [],
    cup: 943,
    cupName: 'Women’s Nations Cup of the Americas',
    qualifiers: 947,
    worldCupPlaces: 8,
    popularity: 40,
  },
  {
    side: 'national-women',
    name: 'Africa',
    continents: [3],
    divisions: [],
    cup: 944,
    cupName: 'Women’s Nations Cup of Africa',
    qualifiers: 948,
    worldCupPlaces: 5,
    popularity: 30,
  },
  {
    side: 'national-women',
    name: 'Asia-Pacific',
    continents: [1, 7],
    divisions: [],
    cup: 945,
    cupName: 'Women’s Nations Cup of Asia and the Pacific',
    qualifiers: 949,
    worldCupPlaces: 5,
    popularity: 34,
  },
  {
    side: 'national-youth',
    name: 'Europe',
    continents: [2],
    divisions: [],
    cup: 975,
    cupName: 'Under-21 Nations Cup of Europe',
    qualifiers: 979,
    worldCupPlaces: 13,
    popularity: 30,
  },
  {
    side: 'national-youth',
    name: 'Americas',
    continents: [4, 5],
    divisions: [],
    cup: 976,
    cupName: 'Under-21 Nations Cup of the Americas',
    qualifiers: 980,
    worldCupPlaces: 8,
    popularity: 26,
  },
  {
    side: 'national-youth',
    name: 'Africa',
    continents: [3],
    divisions: [],
    cup: 977,
    cupName: 'Under-21 Nations Cup of Africa',
    qualifiers: 981,
    worldCupPlaces: 5,
    popularity: 18,
  },
  {
    side: 'national-youth',
    name: 'Asia-Pacific',
    continents: [1, 7],
    divisions: [],
    cup: 978,
    cupName: 'Under-21 Nations Cup of Asia and the Pacific',
    qualifiers: 982,
    worldCupPlaces: 5,
    popularity: 20,
  },
];

/** A competition of a side's national teams from everywhere. */
export interface WorldwideEntry {
  readonly id: number;
  readonly name: string;
  readonly side: NationalSide;
  readonly popularity: number;
}

/** Of 32 teams: those that come through the qualifiers, and the host. */
export const WORLD_CUPS: readonly WorldwideEntry[] = [
  { id: 901, name: 'World Cup', side: 'national', popularity: 100 },
  { id: 902, name: 'Women’s World Cup', side: 'national-women', popularity: 72 },
  { id: 903, name: 'Under-21 World Cup', side: 'national-youth', popularity: 46 },
];

export function worldCupOf(side: NationalSide): WorldwideEntry {
  const entry = WORLD_CUPS.find((cup) => cup.side === side);
  if (entry === undefined) throw new RangeError(`No World Cup of ${side}`);
  return entry;
}

export const NATIONAL_FRIENDLIES: readonly WorldwideEntry[] = [
  { id: 941, name: 'International Friendlies', side: 'national', popularity: 50 },
  { id: 940, name: 'Women’s International Friendlies', side: 'national-women', popularity: 26 },
  { id: 974, name: 'Under-21 International Friendlies', side: 'national-youth', popularity: 18 },
];

/** Neighbouring countries whose clubs play friendlies. Every country is in one region. */
export interface FriendlyRegionEntry {
  readonly id: number;
  readonly name: string;
  readonly continent: ContinentId;
  readonly countries: readonly number[];
}

export const FRIENDLY_REGIONS: readonly FriendlyRegionEntry[] = [
  { id: 950, name: 'Club Friendlies British Isles', continent: 2, countries: [1, 9, 10, 11, 12, 19] },
  { id: 951, name: 'Club Friendlies Iberia', continent: 2, countries: [2, 6] },
  { id: 952, name: 'Club Friendlies Alps', continent: 2, countries: [3, 13, 14] },
  { id: 953, name: 'Club Friendlies Italy', continent: 2, countries: [4] },
  { id: 954, name: 'Club Friendlies France', continent: 2, countries: [5] },
  { id: 955, name: 'Club Friendlies Low Countries', continent: 2, countries: [7, 8] },
  { id: 956, name: 'Club Friendlies Nordic', continent: 2, countries: [15, 16, 17, 18] },
  { id: 957, name: 'Club Friendlies Central Europe', continent: 2, countries: [20, 21, 22, 23] },
  { id: 958, name: 'Club Friendlies Adriatic', continent: 2, countries: [28, 29, 30, 31] },
  { id: 959, name: 'Club Friendlies Danube', continent: 2, countries: [24, 25] },
  { id: 960, name: 'Club Friendlies Eastern Mediterranean', continent: 2, countries: [26, 27, 35] },
  { id: 961, name: 'Club Friendlies Black Sea and Steppe', continent: 2, countries: [32, 33, 34, 84] },
  { id: 962, name: 'Club Friendlies North Africa', continent: 3, countries: [60, 61, 62, 63] },
  { id: 963, name: 'Club Friendlies West Africa', continent: 3, countries: [64, 65, 66, 67] },
  { id: 964, name: 'Club Friendlies Southern and East Africa', continent: 3, countries: [68, 69] },
  { id: 965, name: 'Club Friendlies East Asia', continent: 1, countries: [70, 71, 72] },
  { id: 966, name: 'Club Friendlies South-East Asia', continent: 1, countries: [80, 81, 82, 83, 85] },
  { id: 967, name: 'Club Friendlies Gulf and India', continent: 1, countries: [75, 76, 77, 78, 79] },
  { id: 968, name: 'Club Friendlies Oceania', continent: 7, countries: [73, 74, 86] },
  { id: 969, name: 'Club Friendlies Brazil', continent: 5, countries: [40] },
  { id: 970, name: 'Club Friendlies River Plate', continent: 5, countries: [41, 47, 50] },
  { id: 971, name: 'Club Friendlies Andes', continent: 5, countries: [45, 46, 48, 49, 51, 52] },
  { id: 972, name: 'Club Friendlies North America', continent: 4, countries: [43, 44] },
  { id: 973, name: 'Club Friendlies Central America', continent: 4, countries: [42, 53, 54, 55, 56] },
];
