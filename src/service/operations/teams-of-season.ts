import { notFound } from '#service/answer/errors.ts';
import type { Team } from '#service/world/teams/team.ts';
import { findSeason } from './horizon.ts';
import { requiredId } from './parameters.ts';
import type { DataRequest } from './request.ts';

/** Returns the teams of the season that `season_id` addresses; throws "Season not found". */
export function teamsOfSeason({ world, query, now }: DataRequest): readonly Team[] {
  const season = findSeason(world, requiredId(query, 'season_id'), now);
  if (season === null) throw notFound('Season');
  return season.teams.flatMap((id) => world.team(id) ?? []);
}
