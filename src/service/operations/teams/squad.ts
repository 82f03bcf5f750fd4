import { DAY_S } from '#contract/durations.ts';
import { onePage } from '#service/answer/paging.ts';
import { writeSquad } from '#service/answer/squad.ts';
import { findSeason } from '#service/operations/horizon.ts';
import { optionalId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { requiredTeam } from './team.ts';

/**
 * teams?t=squad&id=: the current squad, or with `season_id` that at the end of a past season. An unknown season
 * has no squad.
 */
export const teamSquad: Handler = (request) => {
  const { world, query, now } = request;
  const team = requiredTeam(request);
  const seasonId = optionalId(query, 'season_id');
  const season = seasonId === null ? null : findSeason(world, seasonId, now);
  const players =
    season === null && seasonId !== null
      ? []
      : world.squad(team.id, Math.min(now, (season?.end ?? Infinity) * DAY_S));
  return { data: writeSquad(players, request), paging: onePage(1) };
};
