import { LRUCache } from 'lru-cache';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import type { AbsentIds } from '#service/world/squads/selection.ts';

/** Ids of the players who cannot be selected, by match and side. */
export type AbsencesByMatch = ReadonlyMap<number, readonly number[]>;

/** Both sides of the matches of three busy days. */
const MAX_CACHED_SIDES = 3600;

/** The absences of matches that have been looked at, since each needs six weeks of its team's matches. */
export interface KnownAbsences {
  of(fixture: Fixture, side: 'home' | 'away'): AbsentIds;
  history(): AbsencesByMatch;
}

/** @param history of the same world, computed earlier */
export function createKnownAbsences(history: AbsencesByMatch, compute: KnownAbsences['of']): KnownAbsences {
  const absences = new LRUCache<number, readonly number[]>({ max: MAX_CACHED_SIDES });
  for (const [key, ids] of history) absences.set(key, ids);
  return {
    of: (fixture, side) => {
      const key = fixture.id * 2 + (side === 'home' ? 0 : 1);
      let ids = absences.get(key);
      if (ids === undefined) {
        ids = [...compute(fixture, side)];
        absences.set(key, ids);
      }
      return new Set(ids);
    },
    history: () => new Map(absences.entries()),
  };
}
