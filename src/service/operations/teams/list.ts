import { pageOf } from '#service/answer/paging.ts';
import { writeTeamRow } from '#service/answer/team.ts';
import { optionalId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';

/** teams?t=list: teams, optionally of one country including its national teams. */
export const teamList: Handler = (request) => {
  const countryId = optionalId(request.query, 'country_id');
  const { teams } = request.world;
  const all = countryId === null ? teams : teams.filter((team) => team.countryId === countryId);
  const { items, paging } = pageOf(all, request.page);
  return { data: items.map((team) => writeTeamRow(team, request)), paging };
};
