import type { MatchRow } from '#contract/records/match.ts';
import type { Words } from '#web/words/words.ts';

/** Returns the score of a match as a language writes it, with a dash for missing away goals; null while it has none. */
export const scoreText = (
  { scores: { home_score, away_score } }: Pick<MatchRow, 'scores'>,
  { score }: Words,
): string | null => (home_score === null ? null : score(home_score, away_score ?? '–'));
