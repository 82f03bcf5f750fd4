import type { MatchScores } from './records/match-fields.ts';

/** Scores of a match that has none. */
export type NoScores = { [K in keyof MatchScores]: null };

export const NO_SCORES: NoScores = {
  home_score: null,
  away_score: null,
  ht_score: null,
  ft_score: null,
  et_score: null,
  ps_score: null,
};
