import { loserOf } from '#contract/loser-of.ts';
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
  const { teams, phase } = match;
  const side = teams.away.id === teamId ? 'away' : 'home';
  const opponent = teams[side === 'home' ? 'away' : 'home'];
  const score = scoreOf(match);
  if (!score) return { side, opponent, score: null, letter: null };
  const [own, other] = side === 'home' ? score : swapSides(score);
  const loser = loserOf(match);
  const letter = loser === null ? 'D' : loser === side ? 'L' : 'W';
  return { side, opponent, score: `${own}–${other}`, letter: phase === 'finished' ? letter : null };
}
