import type { Roster } from './selection.ts';
import type { SquadPlayer, Squads } from './squads.ts';

/** Squads with the quality of each player. */
export interface Rosters {
  at(teamId: number, instant: number): Roster;
}

export function createRosters(squads: Squads): Rosters {
  // Kept as long as the squads are cached.
  const worth = new WeakMap<readonly SquadPlayer[], readonly number[]>();
  return {
    at: (teamId, instant) => {
      const players = squads.squad(teamId, instant);
      let quality = worth.get(players);
      if (quality === undefined) {
        const year = squads.yearAt(teamId, instant);
        quality = players.map((player) => squads.quality(player, year));
        worth.set(players, quality);
      }
      return { players, quality };
    },
  };
}
