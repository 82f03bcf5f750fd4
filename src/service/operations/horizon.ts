import { DAY_S } from '#contract/durations.ts';
import { notFound } from '#service/answer/errors.ts';
import { decodeMatchId } from '#service/engine/match-id.ts';
import { type Season, seasonAddress, seasonAsOf } from '#service/world/seasons/season.ts';
import type { World } from '#service/world/world.ts';
import { requiredId } from './parameters.ts';
import type { DataRequest } from './request.ts';

/**
 * Limit of requests into the future. The world is endless, but a season centuries ahead needs all seasons
 * before it, and none of it is public. Anything later than the season after the current year is treated as
 * unknown, without asking the world.
 */
const MAX_DAYS_AHEAD = 500;

function lastYear(now: number): number {
  return new Date(now * 1000).getUTCFullYear() + 1;
}

/** Returns whether a day (days since 1970) is near enough to have public matches. */
export function isDayWithinHorizon(day: number, now: number): boolean {
  return day <= Math.floor(now / DAY_S) + MAX_DAYS_AHEAD;
}

/** Returns whether a match id belongs to a season that is near enough. */
export function isMatchWithinHorizon(matchId: number, now: number): boolean {
  const address = decodeMatchId(matchId);
  return address !== null && address.season <= lastYear(now);
}

/** Returns the season that a parameter addresses; throws "Season not found". */
export function requiredSeason({ world, query, now }: DataRequest, parameter: string): Season {
  const season = findSeason(world, requiredId(query, parameter), now);
  if (season === null) throw notFound('Season');
  return season;
}

/** Returns a season by id as it is public at `now`; null for an unknown one, or one too far ahead. */
export function findSeason(world: World, seasonId: number, now: number): Season | null {
  const address = seasonAddress(seasonId);
  const season = address && address.year <= lastYear(now) ? world.season(seasonId) : null;
  return season && seasonAsOf(season, now);
}
