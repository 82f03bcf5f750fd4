import { notFound } from '#service/answer/errors.ts';
import { onePage } from '#service/answer/paging.ts';
import { writePlayer } from '#service/answer/player.ts';
import { knownPlayer } from '#service/operations/known-people.ts';
import { requiredId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { leaguesOfTeam } from '#service/operations/team-leagues.ts';
import { playerNow } from './player-now.ts';

/** players?t=info&id=: one player with their team, value and career. */
export const info: Handler = (request) => {
  const { world, query, now } = request;
  const player = knownPlayer(world, requiredId(query, 'id'), now);
  if (player === null) throw notFound('Player');
  const told = playerNow(world, player, now);
  const team = told.teamId === null ? null : world.team(told.teamId);
  const leagues = team === null ? [] : leaguesOfTeam(world, team, now);
  const stints = world.careers.stints(player.id, now);
  return { data: writePlayer(told, leagues, stints, request), paging: onePage(1) };
};
