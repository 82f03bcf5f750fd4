import type { Score } from '#contract/parse/score.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { AFTER_PENALTIES } from '#contract/status.ts';
import type { Words } from '#web/words/words.ts';

/** Returns a score for a sentence, in which no line ends. */
export const unbrokenScore = ([home, away]: Score, { score }: Words): string =>
  score(`${home}\u2060`, `\u2060${away}`);

/** Returns who won a shoot-out, with the tally if it is known: `Otterford win 5–4 on penalties`; null without a winner. */
export function wonOnPenalties(
  { status, teams, winner_team_id, scores }: Pick<MatchRow, 'status' | 'teams' | 'winner_team_id' | 'scores'>,
  words: Words,
): string | null {
  const winner = [teams.home, teams.away].find(({ id }) => id === winner_team_id);
  if (status !== AFTER_PENALTIES || !winner) return null;
  const { ps_score: kicks } = scores;
  const tally = kicks && unbrokenScore([Math.max(...kicks), Math.min(...kicks)], words);
  return words.scores.wonOnPenalties(winner.name, tally);
}
