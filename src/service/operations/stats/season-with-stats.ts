import { notFound } from '#service/answer/errors.ts';
import { findSeason } from '#service/operations/horizon.ts';
import type { DataRequest } from '#service/operations/request.ts';
import type { Season } from '#service/world/seasons/season.ts';

/**
 * Returns a season with statistics; throws "Season not found". Friendlies have none (our choice), because their
 * teams change every day.
 */
export function seasonWithStats(id: number, { world, now }: DataRequest): Season {
  const season = findSeason(world, id, now);
  if (season === null || world.competition(season.competition)?.isFriendly !== false)
    throw notFound('Season');
  return season;
}
