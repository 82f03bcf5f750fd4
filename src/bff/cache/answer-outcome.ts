import type { WindowKind } from '#bff/account/window.ts';
import type { Failure, Reason } from '#bff/failure.ts';
import type { Version } from './version.ts';

/** How the cache answered a request, and with what. */
export type AnswerOutcome<V = Version> =
  | {
      readonly how: 'hit' | 'miss';
      readonly version: V;
      readonly isCollapsed: boolean;
      /** Time of the answer by the ageing clock, epoch ms of the world. */
      readonly answeredAt: number;
    }
  /** Old data, why there are no newer ones, and ms until a retry makes sense. */
  | {
      readonly how: 'stale';
      readonly version: V;
      readonly reason: Reason | 'slow';
      readonly retryInMs: number;
      /** Window whose requests are used up; null: that is not why. */
      readonly window: WindowKind | null;
      readonly answeredAt: number;
    }
  | { readonly how: 'failed'; readonly failure: Failure; readonly retryInMs: number | null };

export type OutcomeWithData<V = Version> = Exclude<AnswerOutcome<V>, { readonly how: 'failed' }>;
