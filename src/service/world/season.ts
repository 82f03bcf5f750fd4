import { COMPETITIONS, EPOCH, ROUNDS } from '#service/engine/match-id.ts';
import type { Competition } from './competition.ts';
import type { NamedId } from './named-id.ts';
import { YEARS_IN_IDS } from './person-id.ts';
import { groupId, type Stage } from './stages.ts';

/** One edition of a competition. */
export interface Season {
  /** (year - 2000) * 1024 + competition id: the front of its matches' ids. */
  readonly id: number;
  readonly competition: number;
  /** The year it starts in. */
  readonly year: number;
  /** "26/27" or "2026". */
  readonly name: string;
  /** First and last day on which it plays, days since 1970. */
  readonly start: number;
  readonly end: number;
  /** The last day as far as it is known before play-offs are. */
  readonly plannedEnd: number;
  readonly rounds: number;
  /** In order; together they have all its rounds. */
  readonly stages: readonly Stage[];
  /** Ids of its teams; empty where they change every day (friendlies). */
  readonly teams: readonly number[];
}

/** The year with which all memberships begin, from the catalogue's order. */
export const FIRST_SEASON = 2015;

/** The last year that the six bits of a year in player and coach ids have room for. */
export const LAST_SEASON = EPOCH + YEARS_IN_IDS - 1;

/** Whether seasons can begin in a year. */
export function isSeasonYear(year: number): boolean {
  return year >= FIRST_SEASON && year <= LAST_SEASON;
}

export function seasonId(year: number, competition: number): number {
  return (year - EPOCH) * COMPETITIONS + competition;
}

/** Id of the season of the same competition a year before. */
export const idBefore = ({ year, competition }: Season): number => seasonId(year - 1, competition);

/** Year and competition of a season id, or null where no season can be. */
export function seasonAddress(id: number): { year: number; competition: number } | null {
  if (!Number.isSafeInteger(id) || id < 0) return null;
  const year = Math.floor(id / COMPETITIONS) + EPOCH;
  if (!isSeasonYear(year)) return null;
  return { year, competition: id % COMPETITIONS };
}

export function roundId(season: number, round: number): number {
  return season * ROUNDS + round;
}

/** Season id and number of the round within it, from 0. */
export function roundAddress(id: number): { season: number; round: number } {
  return { season: Math.floor(id / ROUNDS), round: id % ROUNDS };
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}

export function seasonName(competition: Pick<Competition, 'calendar'>, year: number): string {
  return competition.calendar === 'year' ? String(year) : `${twoDigits(year)}/${twoDigits(year + 1)}`;
}

/** A season as it is known at an instant (epoch seconds): without the stages of which nobody knows yet. */
export function asKnown(season: Season, instant: number): Season {
  const stages = season.stages.filter(({ visibleFrom }) => visibleFrom <= instant);
  if (stages.length === season.stages.length) return season;
  return { ...season, stages, rounds: (stages.at(-1)?.last ?? -1) + 1, end: season.plannedEnd };
}

/** Stage and group of a season by the group's number; throws where there is none. */
export function placeOf(season: Season, group: number): { stage: Stage; group: NamedId } {
  const id = groupId(season.id, group);
  for (const stage of season.stages) {
    const found = stage.groups.find((each) => each.id === id);
    if (found !== undefined) return { stage, group: found };
  }
  throw new RangeError(`Season ${season.id} has no group ${group}`);
}
