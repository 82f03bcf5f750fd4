import type { MatchFrame, Score } from '#service/engine/match-frame.ts';
import type { SeasonTables } from '#service/world/tables/season-tables.ts';
import type { Season } from './season.ts';

/** A match of a schedule with all that the engine needs. */
export interface ScheduledMeeting {
  readonly id: number;
  readonly home: number;
  readonly away: number;
  /** Epoch seconds. */
  readonly kickOff: number;
  readonly ratings: readonly [home: number, away: number];
  readonly kind: MatchFrame['kind'];
  readonly neutral: boolean;
  readonly carried: Score | null;
  readonly leg: '1/2' | '2/2' | null;
  readonly aggregateId: number | null;
  /** Id of the other attempt. */
  readonly relatedId: number | null;
  readonly visibleFrom: number;
  /** Number of its group within the season. */
  readonly group: number;
}

/** Fields of a match that is neither a leg of a tie nor a second attempt. */
export const SINGLE_MATCH = { carried: null, leg: null, aggregateId: null, relatedId: null } as const;

export interface SeasonSchedule {
  readonly season: Season;
  /** Null without tables. */
  readonly tables: SeasonTables | null;
  /** Country on whose grounds matches without a home side are played; null for none. */
  readonly hostId: number | null;
  roundName(round: number): string;
  /** Ids of a round's matches by slot, all attempts. */
  inRound(round: number): readonly number[];
  /** Ids of the matches with a scheduled kick-off on a UTC day, all attempts. */
  onDay(day: number): readonly number[];
  /** Null for the id of another season's match. */
  meeting(id: number): ScheduledMeeting | null;
}

/** Groups ids by the UTC day of their kick-off. */
export function groupIdsByDay(
  entries: Iterable<readonly [id: number, kickOff: number]>,
): Map<number, number[]> {
  const days = new Map<number, number[]>();
  for (const [id, kickOff] of entries) {
    const day = Math.floor(kickOff / 86_400);
    const list = days.get(day);
    if (list === undefined) days.set(day, [id]);
    else list.push(id);
  }
  return days;
}
