import type { ReactNode } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import type { ExtrasRequest } from './use-extra-answers.ts';

/** The requests of row extras and the matches that they are for. */
export interface RowExtrasProps extends ExtrasRequest {
  readonly records: readonly MatchRow[];
  /** Renders something into the row of a match. */
  readonly into: (record: MatchRow, extra: ReactNode) => ReactNode;
}
