import type { ByRank, Rank } from './ranks.ts';

const MAX_KEYS = 5_000;
/** Longest delay of a poll that follows `max-age`, as a share of the period and in ms. */
const MAX_LATE_SHARE = 0.1;
const MAX_LATE_MS = 30_000;

/** Cost of refreshing a key. */
export interface Refresh {
  readonly rank: Rank;
  /** Requests of a refresh: a feed takes one per page. */
  readonly calls: number;
  /** Usual period of its data. */
  readonly periodMs: number;
}

interface PolledKey extends Refresh {
  /** Time by which the key must be refreshed to count as polled, epoch ms. */
  readonly until: number;
}

export interface Demand {
  /** Records that `key` was refreshed at `now` and is due at `dueAt`, epoch ms. */
  record(key: string, refresh: Refresh, now: number, dueAt: number): void;
  /** Returns the rank of a key by its last data; null: unknown. */
  rankOf(key: string): Rank | null;
  /** Returns the requests per second and rank of all polled keys at their usual periods; `refresh` describes `key`. */
  perSecond(key: string, refresh: Refresh, now: number): ByRank;
}

/** Estimates how many requests the polled keys need. */
export function createDemand(): Demand {
  // A plain map, since each refresh iterates over it; an LRUCache would take ten times as long.
  const polledKeys = new Map<string, PolledKey>();
  return {
    record(key, refresh, now, dueAt) {
      const lateMs = Math.max(MAX_LATE_MS, (dueAt - now) * MAX_LATE_SHARE);
      polledKeys.delete(key);
      polledKeys.set(key, { ...refresh, until: dueAt + lateMs });
      const [oldest] = polledKeys.keys();
      if (oldest !== undefined && polledKeys.size > MAX_KEYS) polledKeys.delete(oldest);
    },
    rankOf: (key) => polledKeys.get(key)?.rank ?? null,
    perSecond(key, refresh, now) {
      const sums: Record<Rank, number> = { live: 0, day: 0, table: 0, catalogue: 0 };
      const add = ({ rank, calls, periodMs }: Refresh) => {
        sums[rank] += (calls * 1_000) / periodMs;
      };
      add(refresh);
      for (const [otherKey, other] of polledKeys) {
        if (other.until <= now) polledKeys.delete(otherKey);
        else if (otherKey !== key) add(other);
      }
      return sums;
    },
  };
}
