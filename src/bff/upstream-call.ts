import type { Reason } from './failure.ts';

/** One request to the data service, for logs, metrics and the status page. Holds nothing of the account. */
export interface UpstreamCall {
  /** `<route>?t=<selector>` of the contract's table. */
  readonly operation: string;
  readonly outcome: 'ok' | Reason;
  /** Status and code of a failed call (failure.ts). */
  readonly status?: number;
  readonly errorCode?: string;
  readonly place?: string;
  /** From the first connection attempt to the last byte, or to the failure. */
  readonly ms: number;
  /** Inflated bytes of the body; 0: no body. */
  readonly bytes: number;
  /** Remaining allowance as the service reports it; null: not reported. */
  readonly requestsLeft: number | null;
}
