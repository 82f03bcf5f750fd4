import type { Reason } from './failure.ts';

/** One request to the data service, as logs, metrics and the status page count it. Holds nothing of the account. */
export interface UpstreamCall {
  /** `<route>?t=<selector>` of the contract's table. */
  readonly operation: string;
  readonly outcome: 'ok' | Reason;
  /** From the first attempt to connect to the last byte, or to the failure. */
  readonly ms: number;
  /** Inflated bytes of the body; 0 where there was none. */
  readonly bytes: number;
  /** What the service says is left of the allowance; null: it does not say. */
  readonly requestsLeft: number | null;
}
