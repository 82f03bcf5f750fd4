import type { MatchFrame, Score } from '#service/engine/match-frame.ts';
import type { Season } from './season.ts';
import type { SeasonTables } from './season-tables.ts';

/** A match as a programme has it: who, when, and what the engine must know. */
export interface Meeting {
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
  /** The other attempt. */
  readonly relatedId: number | null;
  readonly visibleFrom: number;
  /** Number of its group within the season. */
  readonly group: number;
}

/** What a match is that belongs to no other: neither the leg of a tie nor a second attempt. */
export const ALONE = { carried: null, leg: null, aggregateId: null, relatedId: null } as const;

/** All matches of one season of a competition. */
export interface Programme {
  readonly season: Season;
  /** Null where nothing is played in tables. */
  readonly tables: SeasonTables | null;
  roundName(round: number): string;
  /** Ids of the matches of a round, all attempts, by slot. */
  inRound(round: number): readonly number[];
  /** Ids of the matches whose scheduled kick-off lies on a UTC day, all attempts. */
  onDay(day: number): readonly number[];
  /** Null for an id that is none of its matches. */
  meeting(id: number): Meeting | null;
}

/** Groups ids by the UTC day of their kick-off. */
export function byDay(entries: Iterable<readonly [id: number, kickOff: number]>): Map<number, number[]> {
  const days = new Map<number, number[]>();
  for (const [id, kickOff] of entries) {
    const day = Math.floor(kickOff / 86_400);
    const list = days.get(day);
    if (list === undefined) days.set(day, [id]);
    else list.push(id);
  }
  return days;
}
