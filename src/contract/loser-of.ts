import type { MatchRow } from './records/match.ts';
import { scoreOf } from './score.ts';
import type { Side } from './side-of.ts';

/** Returns the side that lost by the scores of a match that is over, in a shoot-out if it was level; null for none. */
export function loserByScore(match: Pick<MatchRow, 'scores'>): Side | null {
  const score = scoreOf(match);
  const isLevel = score !== null && score[0] === score[1];
  const [home, away] = (isLevel ? match.scores.ps_score : score) ?? [0, 0];
  return home === away ? null : home < away ? 'home' : 'away';
}

/**
 * Returns the side that lost a match; null for none, and while it is not over. The winner that the service names counts
 * where the scores name none, and not in a leg: there it is the winner of the tie.
 */
export function loserOf(match: MatchRow): Side | null {
  const { phase, teams, winner_team_id, aggregate_id, leg } = match;
  if (phase !== 'finished') return null;
  const loser = loserByScore(match);
  if (loser || leg !== null || aggregate_id !== null) return loser;
  return winner_team_id === teams.home.id ? 'away' : winner_team_id === teams.away.id ? 'home' : null;
}

/**
 * Returns the result of a match for a side, with shoot-outs and awarded matches counted for the winner; null before the
 * end and without a score.
 */
export function letterOf(match: MatchRow, side: Side): 'W' | 'D' | 'L' | null {
  if (match.phase !== 'finished' || !scoreOf(match)) return null;
  const loser = loserOf(match);
  return loser === null ? 'D' : loser === side ? 'L' : 'W';
}
