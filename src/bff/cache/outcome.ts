import type { Failure, Reason } from '#bff/failure.ts';
import type { Version } from './version.ts';

/** How the cache answered a request, and with what. */
export type Outcome =
  | {
      readonly how: 'hit' | 'miss';
      readonly version: Version;
      readonly collapsed: boolean;
      /** Time of the answer by the ageing clock, epoch ms of the world. */
      readonly at: number;
    }
  /** Old data, why there are no newer ones, and ms until a retry makes sense. */
  | {
      readonly how: 'stale';
      readonly version: Version;
      readonly why: Reason | 'slow';
      readonly retryIn: number;
      readonly at: number;
    }
  | { readonly how: 'failed'; readonly failure: Failure; readonly retryIn: number | null };

/** An outcome with data. */
export type OutcomeWithData = Exclude<Outcome, { readonly how: 'failed' }>;
