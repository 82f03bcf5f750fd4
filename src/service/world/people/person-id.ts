import { FIRST_YEAR } from '#service/engine/match-id.ts';

/** Years in the ids of players and coaches: six bits, counted from `EPOCH`. */
export const YEARS_IN_IDS = 64;

/** Returns the id of a player or coach who joins `origin`, a squad place or a team, in a year. */
export function personId(origin: number, year: number): number {
  return origin * YEARS_IN_IDS + (year - FIRST_YEAR);
}

export function personOrigin(id: number): number {
  return Math.floor(id / YEARS_IN_IDS);
}

/** Returns the year in which a player or coach joined the first team. */
export function personYear(id: number): number {
  return (id % YEARS_IN_IDS) + FIRST_YEAR;
}
