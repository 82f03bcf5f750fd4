import type { MatchRow } from '#contract/records/match.ts';

/** A match as one of its teams sees it. */
export interface Outcome {
  readonly at: 'home' | 'away';
  readonly opponent: MatchRow['teams']['home'];
  /** Own goals first; null as long as nobody tells any. */
  readonly score: string | null;
  /** Null unless it has been played to its end: `W D L`, shoot-outs and awards counted for who won. */
  readonly letter: 'W' | 'D' | 'L' | null;
}

/** Which side a team is on in its match, and how that ended for it. */
export function outcomeOf({ teams, scores, phase, winner_team_id }: MatchRow, teamId: string): Outcome {
  const at = teams.away.id === teamId ? 'away' : 'home';
  const opponent = teams[at === 'home' ? 'away' : 'home'];
  const { home_score: home, away_score: away } = scores;
  if (home === null || away === null) return { at, opponent, score: null, letter: null };
  const [own, other] = at === 'home' ? [home, away] : [away, home];
  const winner = own === other ? winner_team_id : own > other ? teamId : opponent.id;
  const letter = winner === teamId ? 'W' : winner === opponent.id ? 'L' : 'D';
  return { at, opponent, score: `${own}–${other}`, letter: phase === 'finished' ? letter : null };
}
