import type { MatchRow } from '#contract/records/match.ts';

/** A match from one team's side. */
export interface TeamResult {
  readonly side: 'home' | 'away';
  readonly opponent: MatchRow['teams']['home'];
  /** Own goals first; null while unknown. */
  readonly score: string | null;
  /** `W D L`, with shoot-outs and awarded matches counted for the winner; null before the end. */
  readonly letter: 'W' | 'D' | 'L' | null;
}

/** Returns a team's side, opponent and result in a match. */
export function teamResult({ teams, scores, phase, winner_team_id }: MatchRow, teamId: string): TeamResult {
  const side = teams.away.id === teamId ? 'away' : 'home';
  const opponent = teams[side === 'home' ? 'away' : 'home'];
  const { home_score: home, away_score: away } = scores;
  if (home === null || away === null) return { side, opponent, score: null, letter: null };
  const [own, other] = side === 'home' ? [home, away] : [away, home];
  const winner = own === other ? winner_team_id : own > other ? teamId : opponent.id;
  const letter = winner === teamId ? 'W' : winner === opponent.id ? 'L' : 'D';
  return { side, opponent, score: `${own}–${other}`, letter: phase === 'finished' ? letter : null };
}
