import { notFound } from '#service/answer/errors.ts';
import type { Season } from '#service/world/season.ts';
import type { Team } from '#service/world/team.ts';
import { knownSeason } from './horizon.ts';
import { requiredId } from './parameters.ts';
import type { DataRequest } from './request.ts';

/** The season that `season_id` asks for; "Season not found" otherwise. */
export function requiredSeason({ world, query, now }: DataRequest): Season {
  const season = knownSeason(world, requiredId(query, 'season_id'), now);
  if (season === null) throw notFound('Season');
  return season;
}

/** The teams of the season that `season_id` asks for. */
export function teamsOfSeason(request: DataRequest): readonly Team[] {
  return requiredSeason(request).teams.flatMap((id) => request.world.team(id) ?? []);
}
