import { notFound } from '#service/answer/errors.ts';
import { onePage, pageOfListing } from '#service/answer/paging.ts';
import { type PlayerSnapshot, writePlayer, writePlayerRow } from '#service/answer/player.ts';
import type { Player } from '#service/world/people/player.ts';
import type { World } from '#service/world/world.ts';
import { findPlayer } from './find-person.ts';
import { leaguesOfTeam } from './leagues-of-team.ts';
import { optionalId, requiredId } from './parameters.ts';
import type { Handler } from './request.ts';

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

/** players?t=list: players with a team, optionally of one nationality. Only the requested page is computed. */
export const playerList: Handler = (request) => {
  const { world, now, page } = request;
  const listing = world.register.players(optionalId(request.query, 'country_id'), now);
  const { items, paging } = pageOfListing(listing, page);
  const players = items.flatMap((id) => world.player(id) ?? []);
  return {
    data: players.map((player) => writePlayerRow(playerSnapshot(world, player, now), request)),
    paging,
  };
};

/** Returns a player's teams, shirt number and value at an instant. */
function playerSnapshot(world: World, player: Player, now: number): PlayerSnapshot {
  const teamId = world.clubOf(player.id, now);
  const squad = teamId === null ? [] : world.squad(teamId, now);
  return {
    player,
    teamId,
    nationalTeamId: world.careers.nationalTeam(player, now),
    shirt: squad.find(({ id }) => id === player.id)?.number ?? null,
    value: world.careers.value(player, now),
  };
}
