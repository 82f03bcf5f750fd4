import type { MatchListRow } from './rows.ts';

export interface RoundDay {
  readonly key: string;
  /** Id of the round; null if unknown. */
  readonly round: string | null;
  readonly roundName: string | null;
  /** Set where a season has several stages. */
  readonly stageName: string | null;
  /** `YYYY-MM-DD` in the viewer's zone. */
  readonly day: string;
  readonly rows: readonly MatchListRow[];
}

export function byRoundAndDay(
  rows: readonly MatchListRow[],
  dayOf: (kickOff: number) => string,
): readonly RoundDay[] {
  const days = new Map<string, RoundDay & { rows: MatchListRow[] }>();
  for (const row of rows) {
    const { round_id, round_name, stage_name, time } = row.record;
    const day = dayOf(time.timestamp);
    const key = `${day} ${stage_name} ${round_id ?? round_name}`;
    const existing = days.get(key);
    if (existing) existing.rows.push(row);
    else
      days.set(key, { key, round: round_id, roundName: round_name, stageName: stage_name, day, rows: [row] });
  }
  return [...days.values()];
}
