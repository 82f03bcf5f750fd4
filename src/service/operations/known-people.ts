import type { Coach } from '#service/world/officials.ts';
import type { Player } from '#service/world/player.ts';
import type { World } from '#service/world/world.ts';

/** The player of an id, or null while he has not come into the world. */
export function knownPlayer(world: World, id: number, now: number): Player | null {
  const since = world.careers.since(id);
  return since === null || since > now ? null : world.player(id);
}

/** The coach of an id, or null for one who is still to come. */
export function knownCoach(world: World, id: number, now: number): Coach | null {
  const coach = world.coach(id);
  // The later a team's coach, the higher his number.
  return coach !== null && coach.id <= world.coachOf(coach.teamId, now) ? coach : null;
}
