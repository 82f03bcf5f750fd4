import type { MatchRow } from '#contract/records/match.ts';

export interface Filter {
  readonly text: string;
  readonly finds: (match: MatchRow) => boolean;
}

export const NO_FILTER: Filter = { text: '', finds: () => true };
