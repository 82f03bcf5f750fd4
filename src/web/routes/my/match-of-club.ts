import type { MatchListRow } from '#web/matches/rows.ts';

/**
 * Returns a club's match in play, else its next one, else its last one; undefined if the list has none.
 *
 * @param rows by kick-off
 */
export function matchOfClub(rows: readonly MatchListRow[], clubId: string): MatchListRow | undefined {
  const own = rows.filter(({ record: { teams } }) => teams.home.id === clubId || teams.away.id === clubId);
  const inPhase = (phase: string) => own.filter(({ record }) => record.phase === phase);
  return inPhase('live')[0] ?? inPhase('scheduled')[0] ?? inPhase('finished').at(-1);
}
