import type { StandingsRow } from '#contract/records/standings.ts';
import { SIDES } from '#contract/side-of.ts';
import { countedScores, type TableStates } from '#web/features/standings/counted-rows.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import type { RowScore } from '#web/wall/parts/wall-table.tsx';

/** Returns the scores of matches in play that count in tables, by the rows in which they count. */
export function liveScores(
  states: TableStates,
  rows: readonly MatchListRow[],
): ReadonlyMap<StandingsRow, RowScore> {
  const scores = new Map<StandingsRow, RowScore>();
  for (const { record, scoreChange } of rows)
    for (const side of SIDES)
      for (const { row, score } of countedScores(states, record, side)) {
        const isFresh = scoreChange?.kind === 'goal' && scoreChange.side === side;
        scores.set(row, { score, isFresh });
      }
  return scores;
}
