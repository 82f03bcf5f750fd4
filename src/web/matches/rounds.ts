import { isFriendly } from '#contract/order/is-friendly.ts';
import type { MatchRow } from '#contract/records/match.ts';
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

/**
 * Returns the stage of a match: of a league that is split after a round, which is one stage on the wire, the part by the
 * name of its group, `First Division 25/26, Relegation Round`.
 */
export function stageNameOf({ league, stage_name, group_name }: MatchRow): string | null {
  const [season = '', part = ''] = group_name?.split(', ') ?? [];
  return season.startsWith(league.name) && part !== '' ? part : stage_name;
}

export function byRoundAndDay(
  rows: readonly MatchListRow[],
  dayOf: (kickOff: number) => string,
): readonly RoundDay[] {
  const keyOf = ({ record }: MatchListRow) =>
    `${dayOf(record.time.timestamp)} ${stageNameOf(record)} ${record.round_id ?? record.round_name}`;
  return [...Map.groupBy(rows, keyOf)].flatMap(([key, rowsOfDay]) => {
    const [row] = rowsOfDay;
    if (!row) return [];
    const { round_id: round, round_name, time, league } = row.record;
    const roundName = isFriendly(league.name) ? null : round_name;
    const stageName = stageNameOf(row.record);
    return [{ key, round, roundName, stageName, day: dayOf(time.timestamp), rows: rowsOfDay }];
  });
}
