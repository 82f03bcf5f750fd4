import { EPOCH } from '#service/engine/match-id.ts';

/** Years that the ids of players and coaches have room for: six bits, counted from `EPOCH`. */
export const YEARS_IN_IDS = 64;

/** Returns the id of a player or coach who comes from `origin`, a team or a place in a squad, in a year. */
export function personId(origin: number, year: number): number {
  return origin * YEARS_IN_IDS + (year - EPOCH);
}

export function personOrigin(id: number): number {
  return Math.floor(id / YEARS_IN_IDS);
}

export function personYear(id: number): number {
  return (id % YEARS_IN_IDS) + EPOCH;
}
