import { LRUCache } from 'lru-cache';
import { seasonAddress } from './season.ts';

/** Parts of season schedules that take long to compute, by season. */
export interface SeasonMemo<T> {
  of(seasonId: number, compute: () => T): T;
  /** Returns those of seasons that start in `firstYear` or later. */
  from(firstYear: number): ReadonlyMap<number, T>;
}

/** @param history computed earlier for the same world */
export function createSeasonMemo<T extends object>(
  history: ReadonlyMap<number, T>,
  max: number,
): SeasonMemo<T> {
  const bySeason = new LRUCache<number, T>({ max });
  for (const [seasonId, value] of history) bySeason.set(seasonId, value);
  return {
    of: (seasonId, compute) => {
      let value = bySeason.get(seasonId);
      if (value === undefined) {
        value = compute();
        bySeason.set(seasonId, value);
      }
      return value;
    },
    from: (firstYear) => {
      const isRecent = (seasonId: number) => (seasonAddress(seasonId)?.year ?? 0) >= firstYear;
      return new Map([...bySeason.entries()].filter(([seasonId]) => isRecent(seasonId)));
    },
  };
}
