import type { ContinentId } from './country.ts';
import data from './data/international.json' with { type: 'json' };

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

/** A competition of a side's national teams from everywhere. */
export interface WorldwideEntry {
  readonly id: number;
  readonly name: string;
  readonly side: NationalSide;
  readonly popularity: number;
}

/** Neighbouring countries whose clubs play friendlies. Every country is in one region. */
export interface FriendlyRegionEntry {
  readonly id: number;
  readonly name: string;
  readonly continent: ContinentId;
  readonly countries: readonly number[];
}

export interface InternationalEntries {
  readonly continentalCups: readonly ContinentalCupEntry[];
  readonly nationalRegions: readonly NationalRegionEntry[];
  /** Of 32 teams: those that come through the qualifiers, and the host. */
  readonly worldCups: readonly WorldwideEntry[];
  readonly nationalFriendlies: readonly WorldwideEntry[];
  readonly friendlyRegions: readonly FriendlyRegionEntry[];
}

export const {
  continentalCups: CONTINENTAL_CUPS,
  nationalRegions: NATIONAL_REGIONS,
  worldCups: WORLD_CUPS,
  nationalFriendlies: NATIONAL_FRIENDLIES,
  friendlyRegions: FRIENDLY_REGIONS,
} = data as InternationalEntries;

export function worldCupOf(side: NationalSide): WorldwideEntry {
  const entry = WORLD_CUPS.find((cup) => cup.side === side);
  if (entry === undefined) throw new RangeError(`No World Cup of ${side}`);
  return entry;
}
