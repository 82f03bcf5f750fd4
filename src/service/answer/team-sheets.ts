import { LRUCache } from 'lru-cache';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import type { LineUp } from '#service/world/squads/lineups.ts';
import { chooseKits, type KitDesign, type TeamKits } from '#service/world/teams/kits.ts';
import type { World } from '#service/world/world.ts';

/** Caches line-ups and kits of matches, which the world computes on every call. */
export interface TeamSheets {
  lineups(fixture: Fixture): readonly [home: LineUp, away: LineUp];
  /** Returns the kits of both sides; null if one has no colours. */
  kits(fixture: Fixture): readonly [home: KitDesign, away: KitDesign] | null;
}

/** Enough for the three busiest days. */
const MAX_CACHED_LINEUPS = 1800;

export function createTeamSheets(world: World): TeamSheets {
  const lineups = new LRUCache<number, readonly [LineUp, LineUp]>({ max: MAX_CACHED_LINEUPS });
  /** Bounded by about 4,000 teams, whose kits never change. */
  const kits = new Map<number, TeamKits | null>();

  function kitsOf(teamId: number): TeamKits | null {
    let teamKits = kits.get(teamId);
    if (teamKits === undefined) {
      teamKits = world.kits(teamId);
      kits.set(teamId, teamKits);
    }
    return teamKits;
  }

  return {
    lineups: (fixture) => {
      let matchLineups = lineups.get(fixture.id);
      if (matchLineups === undefined) {
        matchLineups = world.lineups(fixture);
        lineups.set(fixture.id, matchLineups);
      }
      return matchLineups;
    },
    kits: (fixture) => {
      const home = kitsOf(fixture.home.id);
      const away = kitsOf(fixture.away.id);
      return home && away && chooseKits(home, away);
    },
  };
}
