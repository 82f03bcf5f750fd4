/** The state of the data service, as `GET /api/status` answers it. Instants are epoch seconds of the world. */
export interface ServiceStatus {
  /** `stale`: the last call failed and earlier answers are still shown; `down`: there is nothing to show. */
  readonly service: 'up' | 'stale' | 'down';
  /** When it became so. */
  readonly since: number;
  /** The last call that failed, in the BFF's words for why (`timeout`, `connection`, `credentials`, …). */
  readonly lastFailure: { readonly at: number; readonly reason: string; readonly operation: string } | null;
  readonly uptimeSeconds: number;
  /** Age of the last answer of each operation that was requested in the last ten minutes, oldest first. */
  readonly ages: readonly { readonly operation: string; readonly seconds: number }[];
  /** This and the next two are for the operator: with a real account they are absent without the operator's key. */
  readonly account?: {
    readonly requestsLeft: number | null;
    /** Requests of the whole allowance; null: unknown. */
    readonly limit: number | null;
    /** When the allowance begins anew; null: unknown. */
    readonly resetsAt: number | null;
  };
  /** Calls of the data service in the last minute, most first. */
  readonly callsPerMinute?: readonly { readonly route: string; readonly calls: number }[];
  readonly versions?: { readonly touchline: string; readonly node: string };
}
