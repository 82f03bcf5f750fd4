import type { MatchRow } from '#contract/records/match.ts';
import { scoreOf, swapSides } from '#contract/score.ts';
import type { Side } from '#contract/side-of.ts';

export interface TeamResult {
  readonly side: Side;
  readonly opponent: MatchRow['teams']['home'];
  /** Own goals first; null while unknown. */
  readonly score: string | null;
  /** `W D L`, with shoot-outs and awarded matches counted for the winner; null before the end. */
  readonly letter: 'W' | 'D' | 'L' | null;
}

export function teamResult(match: MatchRow, teamId: string): TeamResult {
  const { teams, phase, winner_team_id } = match;
  const side = teams.away.id === teamId ? 'away' : 'home';
  const opponent = teams[side === 'home' ? 'away' : 'home'];
  const score = scoreOf(match);
  if (!score) return { side, opponent, score: null, letter: null };
  const [own, other] = side === 'home' ? score : swapSides(score);
  const winner = own === other ? winner_team_id : own > other ? teamId : opponent.id;
  const letter = winner === teamId ? 'W' : winner === opponent.id ? 'L' : 'D';
  return { side, opponent, score: `${own}–${other}`, letter: phase === 'finished' ? letter : null };
}
