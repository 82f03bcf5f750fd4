import { useEffect } from 'react';
import type { MatchListRow } from '#web/matches/rows.ts';
import { quietMoments } from './quiet-moment.ts';

/** Notes goals and turns of the page, so that the wall reloads itself between them. */
export function useQuietMoments(rows: readonly MatchListRow[], pageKey: string | undefined): void {
  const goals = rows.reduce(
    (sum, { record: { scores } }) => sum + (scores.home_score ?? 0) + (scores.away_score ?? 0),
    0,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of goals is the reason
  useEffect(() => quietMoments.markGoal(), [goals]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason
  useEffect(() => quietMoments.markTurn(), [pageKey]);
}

/** Puts off the wall's own reloads while something is on the screen that must not be interrupted. */
export function useReloadHold(isActive: boolean): void {
  useEffect(() => (isActive ? quietMoments.hold() : undefined), [isActive]);
}
