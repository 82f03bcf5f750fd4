import type { MatchRow } from '#contract/records/match.ts';

/** What the filter box asks for. */
export interface Filter {
  /** What stands in the box. */
  readonly text: string;
  /** Whether a match has it in its names. */
  readonly finds: (match: MatchRow) => boolean;
}

export const NO_FILTER: Filter = { text: '', finds: () => true };
