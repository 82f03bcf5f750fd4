import { notFound } from '#service/answer/errors.ts';
import { writeTeamInfo } from '#service/answer/team.ts';
import { leaguesOfTeam } from '#service/operations/leagues-of-team.ts';
import { requiredId } from '#service/operations/parameters.ts';
import type { DataRequest } from '#service/operations/request.ts';
import type { Team } from '#service/world/teams/team.ts';

/** Returns the team that `id` addresses; throws "Team not found". */
export function requiredTeam({ world, query }: DataRequest): Team {
  const team = world.team(requiredId(query, 'id'));
  if (team === null) throw notFound('Team');
  return team;
}

/** Writes a team for info and sort. */
export function writeTeamAt(team: Team, request: DataRequest) {
  const { world, now } = request;
  return writeTeamInfo(team, leaguesOfTeam(world, team, now), world.coachOf(team.id, now), request);
}
