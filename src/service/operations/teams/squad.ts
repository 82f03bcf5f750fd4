import { onePage } from '#service/answer/paging.ts';
import { writeSquad } from '#service/answer/squad.ts';
import { optionalId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { requiredSeason } from '#service/operations/season-teams.ts';
import { requiredTeam } from './team.ts';

const DAY = 86_400;

/** teams?t=squad&id=: the squad of today, or with `season_id` that of the end of a season that is over. */
export const squad: Handler = (request) => {
  const { world, query, now } = request;
  const team = requiredTeam(request);
  const asked = optionalId(query, 'season_id') !== null;
  const at = asked ? Math.min(now, requiredSeason(request).end * DAY) : now;
  const data = writeSquad(world.squad(team.id, at), request);
  return { data, paging: onePage(1) };
};
