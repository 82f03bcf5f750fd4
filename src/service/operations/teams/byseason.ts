import { onePage } from '#service/answer/paging.ts';
import { writeShortTeam } from '#service/answer/team.ts';
import type { Handler } from '#service/operations/request.ts';
import { teamsOfSeason } from '#service/operations/teams-of-season.ts';

/** teams?t=byseason&season_id=: the teams of a season; empty for friendlies, whose teams change every day. */
export const teamsBySeason: Handler = (request) => {
  const teams = teamsOfSeason(request);
  return { data: teams.map(writeShortTeam), paging: onePage(teams.length) };
};
