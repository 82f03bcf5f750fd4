import { continentalCup } from '#service/world/cups/continental-cup.ts';
import { domesticCup, type OtherMatches } from '#service/world/cups/domestic-cup.ts';
import type { Friendlies } from '#service/world/friendlies/friendlies.ts';
import { createFriendlySchedule } from '#service/world/friendlies/friendly-schedule.ts';
import { countryLeague, type LeaguePlan } from '#service/world/leagues/country-league.ts';
import type { Membership } from '#service/world/leagues/membership.ts';
import { nationalFriendlies } from '#service/world/nations/national-friendlies.ts';
import { createNations } from '#service/world/nations/nations.ts';
import { nationsCup } from '#service/world/nations/nations-cup.ts';
import { nationsLeague } from '#service/world/nations/nations-schedules.ts';
import { worldCup } from '#service/world/nations/world-cup.ts';
import { createQualifiers } from '#service/world/nations/world-cup-qualifiers.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import type { Competition } from './competition.ts';
import type { NamedRound } from './listed-schedule.ts';
import { isSeasonYear } from './season.ts';
import { createSeasonMemo } from './season-memo.ts';
import type { SeasonSchedule } from './season-schedule.ts';

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
