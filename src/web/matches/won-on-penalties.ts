import type { MatchRow } from '#contract/records/match.ts';
import { AFTER_PENALTIES } from '#contract/status.ts';
import type { Words } from '#web/words/en.ts';

/** Returns who won a shoot-out, with the tally if it is known: `Otterford win 5–4 on penalties`; null without a winner. */
export function wonOnPenalties(
  { status, teams, winner_team_id, scores }: Pick<MatchRow, 'status' | 'teams' | 'winner_team_id' | 'scores'>,
  words: Words,
): string | null {
  const winner = [teams.home, teams.away].find(({ id }) => id === winner_team_id);
  if (status !== AFTER_PENALTIES || !winner) return null;
  const tally = scores.ps_score && [...scores.ps_score].sort((a, b) => b - a);
  return words.scores.wonOnPenalties(winner.name, tally?.join('\u2060–\u2060') ?? null);
}
