import { COMPETITIONS_PER_YEAR, FIRST_YEAR, ROUNDS_PER_SEASON } from '#service/engine/match-id.ts';
import type { NamedId } from '#service/world/named-id.ts';
import { YEARS_IN_IDS } from '#service/world/people/person-id.ts';
import type { Competition } from './competition.ts';
import { groupId, type SeasonStage } from './stages.ts';

/** One edition of a competition. */
export interface Season {
  /** See `seasonIdOf`; match ids begin with it. */
  readonly id: number;
  readonly competition: number;
  readonly year: number;
  /** "26/27" or "2026". */
  readonly name: string;
  /** First and last day with a match, days since 1970. */
  readonly start: number;
  readonly end: number;
  /** Last day without play-offs. */
  readonly plannedEnd: number;
  readonly rounds: number;
  /** In order; together they contain all rounds. */
  readonly stages: readonly SeasonStage[];
  /** Team ids; empty for friendlies, whose teams change every day. */
  readonly teams: readonly number[];
}

/** Year in which all memberships begin in the catalogue's order. */
export const FIRST_SEASON = 2015;

/** Last year that player and coach ids have room for. */
export const LAST_SEASON = FIRST_YEAR + YEARS_IN_IDS - 1;

/** Returns whether seasons can begin in a year. */
export function isSeasonYear(year: number): boolean {
  return year >= FIRST_SEASON && year <= LAST_SEASON;
}

export function seasonIdOf(year: number, competition: number): number {
  return (year - FIRST_YEAR) * COMPETITIONS_PER_YEAR + competition;
}

export const previousSeasonId = ({ year, competition }: Season): number => seasonIdOf(year - 1, competition);

/** Returns the competition in a season id, which need not exist. */
export function competitionOfSeason(id: number): number {
  return id % COMPETITIONS_PER_YEAR;
}

/** Returns year and competition of a season id; null for an impossible id. */
export function seasonAddress(id: number): { year: number; competition: number } | null {
  if (!Number.isSafeInteger(id) || id < 0) return null;
  const year = Math.floor(id / COMPETITIONS_PER_YEAR) + FIRST_YEAR;
  if (!isSeasonYear(year)) return null;
  return { year, competition: competitionOfSeason(id) };
}

export function roundId(season: number, round: number): number {
  return season * ROUNDS_PER_SEASON + round;
}

/** Returns the season id and the number of the round within it, from 0. */
export function roundAddress(id: number): { season: number; round: number } {
  return { season: Math.floor(id / ROUNDS_PER_SEASON), round: id % ROUNDS_PER_SEASON };
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}

export function seasonName(competition: Pick<Competition, 'calendar'>, year: number): string {
  return competition.calendar === 'year' ? String(year) : `${twoDigits(year)}/${twoDigits(year + 1)}`;
}

/** Returns a season as known at an instant (epoch seconds), without stages that are not announced. */
export function seasonAsOf(season: Season, instant: number): Season {
  const stages = season.stages.filter(({ visibleFrom }) => visibleFrom <= instant);
  if (stages.length === season.stages.length) return season;
  return { ...season, stages, rounds: (stages.at(-1)?.last ?? -1) + 1, end: season.plannedEnd };
}

/** Returns the stage and group of a season by the group's number; throws if there is none. */
export function stageAndGroupOf(season: Season, group: number): { stage: SeasonStage; group: NamedId } {
  const id = groupId(season.id, group);
  for (const stage of season.stages) {
    const namedGroup = stage.groups.find((each) => each.id === id);
    if (namedGroup !== undefined) return { stage, group: namedGroup };
  }
  throw new RangeError(`Season ${season.id} has no group ${group}`);
}
