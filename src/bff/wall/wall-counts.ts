import { SILENCE_MS } from './wall-registry.ts';

/** A silent wall is counted as 0 for this time, so that alerts can fire. */
const GONE_MS = 3_600_000;
/** Names come from clients, and each is a series. */
const MAX_NAMES = 50;

interface LastReport {
  readonly at: number;
  readonly name: string;
}

/** Walls that report to this process, by name; those that were never claimed have an empty one. */
export interface WallCounts {
  /** @param id what a wall is known by */
  onReport(id: string, name: string): void;
  remove(id: string): void;
  /** Returns how many walls of each name report, 0 for those that have stopped. */
  read(): ReadonlyMap<string, number>;
}

/** @param now a clock in ms */
export function createWallCounts(now: () => number): WallCounts {
  const lastReports = new Map<string, LastReport>();

  function dropOld(): void {
    for (const [id, { at, name }] of lastReports)
      if (now() - at >= (name === '' ? SILENCE_MS : GONE_MS)) lastReports.delete(id);
  }

  return {
    onReport(id, name) {
      dropOld();
      lastReports.set(id, { at: now(), name });
    },
    remove: (id) => void lastReports.delete(id),
    read() {
      dropOld();
      const counts = new Map([['', 0]]);
      for (const { at, name } of lastReports.values()) {
        const label = counts.has(name) || counts.size <= MAX_NAMES ? name : '';
        counts.set(label, (counts.get(label) ?? 0) + Number(now() - at < SILENCE_MS));
      }
      return counts;
    },
  };
}
