import { notFound } from '#service/answer/errors.ts';
import { matchAddress } from '#service/engine/match-id.ts';
import { asKnown, type Season } from '#service/world/season.ts';
import type { World } from '#service/world/world.ts';
import { requiredId } from './parameters.ts';
import type { DataRequest } from './request.ts';

/**
 * How far ahead may be asked. The world has no last season, but working out one that lies centuries ahead means
 * playing all before it, and nothing of it may be told anyway: what is further than the season after the current
 * year is answered as if it did not exist, without asking the world.
 */
const DAYS_AHEAD = 500;
const DAY = 86_400;

function lastYear(now: number): number {
  return new Date(now * 1000).getUTCFullYear() + 1;
}

/** Whether a day (days since 1970) is near enough to have matches that may be told. */
export function dayWithin(day: number, now: number): boolean {
  return day <= Math.floor(now / DAY) + DAYS_AHEAD;
}

/** Whether a match id belongs to a season that is near enough. */
export function matchWithin(matchId: number, now: number): boolean {
  const address = matchAddress(matchId);
  return address !== null && address.season <= lastYear(now);
}

/** The season that a parameter names, if it is near enough; "Season not found" otherwise. */
export function requiredSeason({ world, query, now }: DataRequest, parameter: string): Season {
  const season = knownSeason(world, requiredId(query, parameter), now);
  if (season === null) throw notFound('Season');
  return season;
}

/** A season that is near enough, by its id; null for another or an unknown one. */
export function knownSeason(world: World, seasonId: number, now: number): Season | null {
  const season = Math.floor(seasonId / 1024) + 2000 <= lastYear(now) ? world.season(seasonId) : null;
  return season && asKnown(season, now);
}
