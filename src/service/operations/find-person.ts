import type { Coach } from '#service/world/people/coaches.ts';
import type { Player } from '#service/world/people/player.ts';
import type { World } from '#service/world/world.ts';

/** Returns a player by id; null before they enter the world. */
export function findPlayer(world: World, id: number, now: number): Player | null {
  const since = world.careers.since(id);
  return since === null || since > now ? null : world.player(id);
}

/** Returns a coach by id; null for a future one. */
export function findCoach(world: World, id: number, now: number): Coach | null {
  const coach = world.coach(id);
  return coach === null || coach.appointed > now ? null : coach;
}
