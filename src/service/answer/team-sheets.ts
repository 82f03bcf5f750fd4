import { LRUCache } from 'lru-cache';
import type { Fixture } from '#service/world/fixture.ts';
import { type Kit, type TeamKits, worn } from '#service/world/kits.ts';
import type { LineUp } from '#service/world/lineups.ts';
import type { World } from '#service/world/world.ts';

/** Caches line-ups and kits of matches, which the world computes on every call. */
export interface TeamSheets {
  lineups(fixture: Fixture): readonly [home: LineUp, away: LineUp];
  /** Returns the kits of both sides; null if one has no colours. */
  kits(fixture: Fixture): readonly [home: Kit, away: Kit] | null;
}

/** Enough for the three busiest days. */
const KEPT_LINEUPS = 1800;

export function createTeamSheets(world: World): TeamSheets {
  const lineups = new LRUCache<number, readonly [LineUp, LineUp]>({ max: KEPT_LINEUPS });
  /** Bounded by about 4,000 teams, whose kits never change. */
  const kits = new Map<number, TeamKits | null>();

  function kitsOf(teamId: number): TeamKits | null {
    let known = kits.get(teamId);
    if (known === undefined) {
      known = world.kits(teamId);
      kits.set(teamId, known);
    }
    return known;
  }

  return {
    lineups: (fixture) => {
      let known = lineups.get(fixture.id);
      if (known === undefined) {
        known = world.lineups(fixture);
        lineups.set(fixture.id, known);
      }
      return known;
    },
    kits: (fixture) => {
      const home = kitsOf(fixture.home.id);
      const away = kitsOf(fixture.away.id);
      return home && away && worn(home, away);
    },
  };
}
