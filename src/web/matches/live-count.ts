import type { MatchRow } from '#contract/records/match.ts';

/** Returns how many matches are in play. */
export const liveCount = (rows: readonly { readonly record: MatchRow }[]): number =>
  rows.filter(({ record }) => record.phase === 'live').length;
