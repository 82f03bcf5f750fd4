import type { PlayerSnapshot } from '#service/answer/player.ts';
import type { Player } from '#service/world/people/player.ts';
import type { World } from '#service/world/world.ts';

/** Returns a player's teams, shirt number and value at an instant. */
export function playerSnapshot(world: World, player: Player, now: number): PlayerSnapshot {
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
