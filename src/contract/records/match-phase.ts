import { NO_SCORES, type NoScores } from '#contract/no-scores.ts';
import { phaseOf, STATUSES } from '#contract/status.ts';
import type { MatchScores } from './match-fields.ts';

export interface MatchWithoutPhase {
  status: number;
  status_name: string | null;
  scores: MatchScores;
}

type WithStatusName<T> = Omit<T, keyof MatchWithoutPhase> & { status: number; status_name: string };

/**
 * A match by phase: a scheduled one cannot have a score. `clock: false` marks a match that has a score although its
 * status code does not mean "in play" (an update is awaited): its minute must not advance.
 */
export type WithPhase<T> = WithStatusName<T> &
  (
    | { phase: 'scheduled'; scores: NoScores }
    | { phase: 'live'; scores: MatchScores; clock?: false }
    | { phase: 'finished'; scores: MatchScores }
    | { phase: 'off'; scores: MatchScores }
  );

/** Adds the phase to a match, from its status code or, if that is inconclusive, from its score. */
export function withPhase<T extends MatchWithoutPhase>(match: T): WithPhase<T> {
  const hasScore = match.scores.home_score !== null && match.scores.away_score !== null;
  // The score of one side alone is meaningless.
  const scores = hasScore ? match.scores : { ...match.scores, home_score: null, away_score: null };
  const { phase, clock } = phaseOf(match.status, hasScore);
  const base = { ...match, scores, status_name: match.status_name ?? statusName(match.status) };
  if (phase === 'scheduled') return { ...base, phase, scores: NO_SCORES };
  if (phase === 'live' && !clock) return { ...base, phase, clock: false };
  return { ...base, phase };
}

function statusName(status: number): string {
  return STATUSES[status]?.name ?? `Status ${status}`;
}
