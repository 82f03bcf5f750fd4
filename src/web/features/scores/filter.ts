import type { MatchRow } from '#contract/records/match.ts';

/** The state of the text filter. */
export interface Filter {
  /** The text in the box. */
  readonly text: string;
  /** Returns whether a match has the text in its names. */
  readonly finds: (match: MatchRow) => boolean;
}

export const NO_FILTER: Filter = { text: '', finds: () => true };
