import type { ReactNode } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import type { Asked } from './use-extra-answers.ts';

/** What is asked for, of which matches. */
export interface RowExtrasProps extends Asked {
  readonly records: readonly MatchRow[];
  /** Puts something into the row of a match. */
  readonly into: (record: MatchRow, extra: ReactNode) => ReactNode;
}
