import type { PushState } from './push.ts';
import type { WallSummary } from './wall-relay.ts';

/** State of the data service, as returned by `GET /api/status`. Instants are epoch seconds of the world. */
export interface ServiceStatus {
  /** `stale`: the last call failed and earlier responses are still shown; `down`: there is nothing to show. */
  readonly service: 'up' | 'stale' | 'down';
  /** Start of this state. */
  readonly since: number;
  /** The last failed call, with the BFF's reason (`timeout`, `connection`, `credentials`, …). */
  readonly lastFailure: { readonly at: number; readonly reason: string; readonly operation: string } | null;
  readonly uptimeSeconds: number;
  /** Age of the last response of each operation requested in the last ten minutes, oldest first. */
  readonly ages: readonly { readonly operation: string; readonly seconds: number }[];
  /**
   * `account`, `upstream`, `callsPerMinute`, `settled`, `versions`, `store` and `news` are for operators: with a real account
   * they require the operator's key.
   */
  readonly account?: {
    readonly requestsLeft: number | null;
    /** Requests of the whole allowance; null if unknown. */
    readonly limit: number | null;
    /** When the allowance resets; null if unknown. */
    readonly resetsAt: number | null;
  };
  readonly upstream?: {
    /** Why calls are paused; `open`: they are not. */
    readonly gate: 'open' | 'unavailable' | 'credentials' | 'limit' | 'doubt' | 'allowance';
    /** When the next call may be sent; null: at any time. */
    readonly nextCallAt: number | null;
    /** Operations (`<route>?t=<selector>`) and datasets (`…&include=<name>`) that the plan lacks, until they are requested again. */
    readonly lacks: readonly { readonly name: string; readonly until: number }[];
  };
  /** Calls of the data service in the last minute, most frequent first. */
  readonly callsPerMinute?: readonly { readonly route: string; readonly calls: number }[];
  /** How many records each rule of docs/untidy-feed.md has settled since the start. */
  readonly settled?: Readonly<Record<string, number>>;
  readonly versions?: { readonly touchline: string; readonly node: string };
  /** The store that processes share, with the start of its state; absent if none is configured. */
  readonly store?: { readonly state: 'up' | 'away'; readonly since: number };
  readonly news?: {
    /** Why no alerts are pushed to browsers, and why there are no topics of ntfy; null: there are. */
    readonly push: PushState['obstacle'];
    readonly topics: PushState['topics']['obstacle'];
    /** Browsers and topics that are subscribed; null: another process sends. */
    readonly subscriptions: number | null;
    readonly webhooks: number;
    /** Requests an hour that following the matches takes while some are on. */
    readonly requestsPerHour: number;
  };
  /**
   * Walls that have reported in the last five minutes, by number; `locked`: the operator's key is missing. Absent if the
   * server has no operator's key.
   */
  readonly walls?: readonly WallSummary[] | 'locked';
  /** For operators, beside `walls`: whether more wrong codes of walls are entered than typing errors explain. */
  readonly hasManyWrongCodes?: boolean;
}
