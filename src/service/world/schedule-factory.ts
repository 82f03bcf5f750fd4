import type { Competition } from './competition.ts';
import { continentalCup } from './continental-cup.ts';
import { countryLeague, type LeaguePlan } from './country-league.ts';
import { domesticCup, type OtherMatches } from './domestic-cup.ts';
import type { Friendlies } from './friendlies.ts';
import { createFriendlySchedule } from './friendly-schedule.ts';
import type { NamedRound } from './listed-schedule.ts';
import type { Membership } from './membership.ts';
import { nationalFriendlies } from './national-friendlies.ts';
import { createNations } from './nations.ts';
import { nationsCup } from './nations-cup.ts';
import { nationsLeague } from './nations-schedules.ts';
import { isSeasonYear } from './season.ts';
import { createSeasonMemo } from './season-memo.ts';
import type { SeasonSchedule } from './season-schedule.ts';
import { worldCup } from './world-cup.ts';
import { createQualifiers } from './world-cup-qualifiers.ts';
import type { WorldIndex } from './world-index.ts';

/** What takes long to compute of season schedules, by season. */
export interface SeasonPlans {
  readonly leagues: ReadonlyMap<number, LeaguePlan>;
  readonly cups: ReadonlyMap<number, readonly NamedRound[]>;
}

/** Creates the schedule of any season. */
export interface ScheduleFactory {
  /** Null for a season that does not exist. */
  create(competition: Competition, year: number): SeasonSchedule | null;
  /** Returns the plans of seasons that start in `firstYear` or later. */
  plans(firstYear: number): SeasonPlans;
}

/** What a schedule needs of other schedules. */
interface OtherSchedules {
  /** Returns the matches that a country's cup has to leave room for. */
  besideCup(year: number): OtherMatches;
  readonly friendliesOn: Friendlies['on'];
}

/**
 * @param plans computed earlier for the same world
 * @param maxSeasons seasons whose plans are cached
 */
export function createScheduleFactory(
  worldIndex: WorldIndex,
  membership: Membership,
  others: OtherSchedules,
  plans: SeasonPlans,
  maxSeasons: number,
): ScheduleFactory {
  const nations = createNations(worldIndex);
  const qualifiers = createQualifiers(worldIndex);
  const leagues = createSeasonMemo(plans.leagues, maxSeasons);
  const cups = createSeasonMemo(plans.cups, maxSeasons);
  return {
    create: (competition, year) => {
      if (!isSeasonYear(year)) return null;
      switch (competition.kind) {
        case 'league':
          return countryLeague(worldIndex, membership, competition, year, leagues);
        case 'cup':
          return domesticCup(worldIndex, membership, competition, year, others.besideCup(year), cups);
        case 'continental-cup':
          return continentalCup(worldIndex, membership, competition, year);
        case 'national-league':
          return nationsLeague(worldIndex, nations, competition, year);
        case 'national-cup':
          return (
            worldCup(worldIndex, qualifiers, competition, year) ??
            nationsCup(worldIndex, nations, competition, year)
          );
        case 'national-qualifiers':
          return qualifiers.of(competition.id, year)?.schedule ?? null;
        case 'national-friendlies':
          return nationalFriendlies(worldIndex, { nations, qualifiers }, competition, year);
        case 'friendlies':
          return createFriendlySchedule(worldIndex, competition, year, others.friendliesOn);
      }
    },
    plans: (firstYear) => ({ leagues: leagues.from(firstYear), cups: cups.from(firstYear) }),
  };
}
