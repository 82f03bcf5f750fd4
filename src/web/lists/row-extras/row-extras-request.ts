import type { MatchRow } from '#contract/records/match.ts';
import type { RowExtrasStore } from './row-extras-store.ts';
import type { ExtrasRequest } from './use-extra-answers.ts';

/** A request of extras, the matches in sight that they are for, and the store of their rows. */
export interface RowExtrasRequest extends ExtrasRequest {
  readonly records: readonly MatchRow[];
  readonly store: RowExtrasStore;
}
