import { isFriendly } from '#contract/order/is-friendly.ts';
import type { MatchListRow } from './rows.ts';

export interface RoundDay {
  readonly key: string;
  /** Id of the round; null if unknown. */
  readonly round: string | null;
  /** Null for friendlies, whose rounds are a mere count. */
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
  const keyOf = ({ record: { stage_name, round_id, round_name, time } }: MatchListRow) =>
    `${dayOf(time.timestamp)} ${stage_name} ${round_id ?? round_name}`;
  return [...Map.groupBy(rows, keyOf)].flatMap(([key, rowsOfDay]) => {
    const [row] = rowsOfDay;
    if (!row) return [];
    const { round_id: round, round_name, stage_name: stageName, time, league } = row.record;
    const roundName = isFriendly(league.name) ? null : round_name;
    return [{ key, round, roundName, stageName, day: dayOf(time.timestamp), rows: rowsOfDay }];
  });
}
