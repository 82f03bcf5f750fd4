import { below, type Key, stream, TWO_32, u32 } from '#service/engine/streams.ts';
import { dayOf } from '#service/world/calendar/days.ts';
import { countryIdOf } from '#service/world/country-ids.ts';
import { STREAM } from '#service/world/random-streams.ts';
import type { Team, TeamKind } from '#service/world/teams/team.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { type Homelands, personName } from './people.ts';
import { personId, personOrigin, personYear } from './person-id.ts';

export type PositionClass = 'G' | 'D' | 'M' | 'F';

/** A player without club and number, which are the squad's. */
export interface Player {
  /** See person-id.ts: the squad place and season of the player's first team (team id * 32 + place). */
  readonly id: number;
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly position: PositionClass;
  /** Nationality. */
  readonly countryId: number;
  /** Day of birth. */
  readonly born: number;
  readonly foot: 'left' | 'right' | 'both';
  /** Centimetres and kilograms. */
  readonly height: number;
  readonly weight: number;
  readonly isWoman: boolean;
}

/** Squad places that ids have room for. */
export const PLACES_PER_SQUAD = 32;

/** Position of each squad place; the first 22 exist in every squad. */
const POSITIONS_BY_PLACE = 'GGGDDDDDDDMMMMMMMFFFFFDMFDMFMDGM';

export function positionClass(place: number): PositionClass {
  return (POSITIONS_BY_PLACE[place] ?? 'M') as PositionClass;
}

export function playerId(teamId: number, place: number, intake: number): number {
  return personId(teamId * PLACES_PER_SQUAD + place, intake);
}

export function playerAddress(id: number): { teamId: number; place: number; intake: number } {
  const spot = personOrigin(id);
  return {
    teamId: Math.floor(spot / PLACES_PER_SQUAD),
    place: spot % PLACES_PER_SQUAD,
    intake: personYear(id),
  };
}

/** Least age of a new player on New Year's Day. */
export const MIN_INTAKE_AGE = 16;

/** Returns a new player's age on New Year's Day by kind of team; the highest one without a key. */
export function intakeAge(kind: TeamKind, key: Key | null): number {
  const [youngest, ages] = kind === 'youth' ? [MIN_INTAKE_AGE, 2] : [17, 3];
  return youngest + (key === null ? ages - 1 : below(key, 0, ages));
}

/** Ages on New Year's Day from which players begin to leave such teams for good, and at which all have left. */
const LEAVING_AGES: Readonly<Record<Exclude<TeamKind, 'youth'>, readonly [from: number, to: number]>> = {
  club: [29, 37],
  women: [28, 36],
  reserves: [20, 24],
  national: [32, 36],
  'national-women': [31, 36],
  'national-youth': [20, 20],
};

/** Returns the ages at which players leave a team; youth teams have their age limit in the name. */
export function leavingAges(team: Pick<Team, 'kind' | 'name'>): readonly [from: number, to: number] {
  if (team.kind !== 'youth') return LEAVING_AGES[team.kind];
  const limit = Number(/\b(?:U|Sub)-?(\d\d)$/.exec(team.name)?.[1] ?? 19);
  const last = Math.max(17, limit - 2);
  return [last, last];
}

export function isGoalkeeper(id: number): boolean {
  return positionClass(playerAddress(id).place) === 'G';
}

/** Returns a player's inborn talent, 0 to 1. */
export function talent(seed: number, player: number): number {
  return u32(stream(seed, player, STREAM.playerRating), 0) / TWO_32;
}

const HEIGHTS_CM: Record<PositionClass, number> = { G: 188, D: 182, M: 177, F: 179 };

/** Returns a club player's country without computing the rest. */
export function nationalityOf(worldIndex: WorldIndex, people: Homelands, id: number): number | null {
  const { teamId } = playerAddress(id);
  const country = worldIndex.country(countryIdOf(teamId));
  if (country === null) return null;
  return people.origin(worldIndex.seed, id, STREAM.playerName, country).countryId;
}

/** Returns the birth day of a player who joined such a team first. */
export function bornOf(seed: number, id: number, kind: TeamKind): number {
  const key = stream(seed, id, STREAM.playerBody);
  return dayOf(playerAddress(id).intake - intakeAge(kind, key), 1, 1) - below(key, 5, 365);
}

/** Returns the player with an id of an existing team; squad-book.ts knows whether the player exists. */
export function playerOf(worldIndex: WorldIndex, people: Homelands, id: number): Player | null {
  const { teamId, place } = playerAddress(id);
  const team = worldIndex.team(teamId);
  const country = team === null ? null : worldIndex.country(team.countryId);
  if (team === null || country === null) return null;
  const isWoman = team.level === 'women';
  const { seed } = worldIndex;
  const isNational = team.clubId === null;
  const origin = isNational ? people.native(country) : people.origin(seed, id, STREAM.playerName, country);
  const key = stream(seed, id, STREAM.playerBody);
  const position = positionClass(place);
  const height = HEIGHTS_CM[position] - (isWoman ? 12 : 0) - 7 + below(key, 1, 8) + below(key, 2, 8);
  const foot = below(key, 4, 100);
  return {
    id,
    ...personName(seed, id, STREAM.playerName, origin.culture, isWoman),
    position,
    countryId: origin.countryId,
    born: bornOf(seed, id, team.kind),
    foot: foot < 24 ? 'left' : foot < 94 ? 'right' : 'both',
    height,
    weight: Math.round((height * height) / 455) - 2 + below(key, 3, 9),
    isWoman,
  };
}
