import type { WallRecords } from './wall-records.ts';

/** Wrong codes of all clients in a minute that typing errors do not explain. */
const MANY_WRONG_CODES = 20;
const WINDOW_MS = 60_000;
/** Time for which many wrong codes are reported after the last one. */
const REPORT_MS = 30_000;
const REPORT_INTERVAL_MS = 5_000;
const RECORD = 'many-wrong-codes';

/** Notices that codes of walls are guessed, in any process that shares the records. */
export interface WrongCodes {
  count(): Promise<void>;
  areMany(): Promise<boolean>;
}

/** @param now the clock of the records, ms */
export function createWrongCodes(records: WallRecords, now: () => number): WrongCodes {
  /** Times of the last ones, oldest first. */
  const times: number[] = [];
  let reportedAt = Number.NEGATIVE_INFINITY;
  return {
    async count() {
      times.push(now());
      if (times.length < MANY_WRONG_CODES) return;
      const [oldest = 0] = times.splice(0, times.length - MANY_WRONG_CODES + 1);
      if (now() - oldest >= WINDOW_MS || now() - reportedAt < REPORT_INTERVAL_MS) return;
      reportedAt = now();
      await records.update(RECORD, () => ({ text: String(reportedAt), ttlMs: REPORT_MS }));
    },
    areMany: async () => (await records.get(RECORD)) !== null,
  };
}
