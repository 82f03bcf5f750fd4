import { notFound } from '#service/answer/errors.ts';
import { onePage } from '#service/answer/paging.ts';
import { writePlayer } from '#service/answer/player.ts';
import { findPlayer } from '#service/operations/find-person.ts';
import { leaguesOfTeam } from '#service/operations/leagues-of-team.ts';
import { requiredId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { playerSnapshot } from './player-snapshot.ts';

/** players?t=info&id=: one player with their team, value and career. */
export const playerInfo: Handler = (request) => {
  const { world, query, now } = request;
  const player = findPlayer(world, requiredId(query, 'id'), now);
  if (player === null) throw notFound('Player');
  const snapshot = playerSnapshot(world, player, now);
  const team = snapshot.teamId === null ? null : world.team(snapshot.teamId);
  const leagues = team === null ? [] : leaguesOfTeam(world, team, now);
  const stints = world.careers.stints(player.id, now);
  return { data: writePlayer(snapshot, leagues, stints, request), paging: onePage(1) };
};
