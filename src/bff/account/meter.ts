/** Rest of an allowance by one way of counting. */
export interface Reading {
  /** Requests in a window; null: unknown. */
  readonly limit: number | null;
  /** Remaining requests; null: unknown, so none can be reserved. */
  readonly remaining: number | null;
  /** End of the window, epoch ms. */
  readonly endsAt: number;
  /** Length of the window, ms. */
  readonly lengthMs: number;
  /** Whether a new window has begun since `remaining` was reported. */
  readonly isOutdated: boolean;
  /** Requests per second of other clients of the account. */
  readonly othersPerSecond: number;
}

export interface Meter {
  /** Counts a request before it is sent. `now` in epoch ms. */
  spend(now: number): void;
  /** Takes back a request that did not reach the service. */
  refund(): void;
  read(now: number): Reading;
}
