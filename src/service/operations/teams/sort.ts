import { onePage } from '#service/answer/paging.ts';
import { requiredIds } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { writeTeamAt } from './team.ts';

/** teams?t=sort&ids=: several teams in the requested order; unknown ids are omitted. */
export const teamSort: Handler = (request) => {
  const teams = requiredIds(request.query, 'ids').map((id) => request.world.team(id));
  const data = teams.filter((team) => team !== null).map((team) => writeTeamAt(team, request));
  return { data, paging: onePage(data.length) };
};
