import { NO_SCORES, type NoScores } from '#contract/no-scores.ts';
import { phaseOf, STATUSES } from '#contract/status.ts';
import type { Scores } from './match-fields.ts';

export interface Unphased {
  status: number;
  status_name: string | null;
  scores: Scores;
}

type Told<T> = Omit<T, keyof Unphased> & { status: number; status_name: string };

/**
 * A match by phase: a scheduled one cannot have a score. `clock: false` marks a match that has a score although its
 * status code does not mean "in play" (an update is awaited): its minute must not advance.
 */
export type Phased<T> = Told<T> &
  (
    | { phase: 'scheduled'; scores: NoScores }
    | { phase: 'live'; scores: Scores; clock?: false }
    | { phase: 'finished'; scores: Scores }
    | { phase: 'off'; scores: Scores }
  );

/** Adds the phase to a match, from its status code or, if that is inconclusive, from its score. */
export function phased<T extends Unphased>(match: T): Phased<T> {
  const hasScore = match.scores.home_score !== null && match.scores.away_score !== null;
  // The score of one side alone is meaningless.
  const scores = hasScore ? match.scores : { ...match.scores, home_score: null, away_score: null };
  const { phase, clock } = phaseOf(match.status, hasScore);
  const told = { ...match, scores, status_name: match.status_name ?? nameOf(match.status) };
  if (phase === 'scheduled') return { ...told, phase, scores: NO_SCORES };
  if (phase === 'live' && !clock) return { ...told, phase, clock: false };
  return { ...told, phase };
}

function nameOf(status: number): string {
  return STATUSES[status]?.name ?? `Status ${status}`;
}
