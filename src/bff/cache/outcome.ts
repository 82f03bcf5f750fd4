import type { Failure, Reason } from '#bff/failure.ts';
import type { Version } from './version.ts';

/** How a request for data was answered, and with what. */
export type Outcome =
  | {
      readonly how: 'hit' | 'miss';
      readonly version: Version;
      readonly collapsed: boolean;
      /** When it was answered, by the clock that answers age by, epoch ms of the world. */
      readonly at: number;
    }
  /** Old data, the reason why there are no newer ones, and ms until trying again makes sense. */
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
