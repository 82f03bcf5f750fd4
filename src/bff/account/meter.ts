/** The rest of an allowance, by one way of counting. */
export interface Reading {
  /** Requests in a window; null: unknown. */
  readonly limit: number | null;
  /** Requests left; null: unknown, so none can be reserved. */
  readonly left: number | null;
  /** When the window ends, epoch ms. */
  readonly endsAt: number;
  /** Length of the window, ms. */
  readonly lengthMs: number;
  /** A new window has begun since `left` was reported. */
  readonly isOutdated: boolean;
  /** Requests a second that other clients of the account make. */
  readonly othersPerSecond: number;
}

export interface Meter {
  /** Counts a request that is about to be made. `now`: epoch ms. */
  spend(now: number): void;
  /** Uncounts a request that did not reach the service. */
  refund(): void;
  read(now: number): Reading;
}
