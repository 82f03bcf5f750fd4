import { LRUCache } from 'lru-cache';
import { resultOf } from '#service/engine/result.ts';
import { DAY } from '#service/world/calendar/days.ts';
import { meetingFrame } from '#service/world/fixtures/meeting-frame.ts';
import { finalTable } from '#service/world/leagues/final-table.ts';
import { leagueSeason } from '#service/world/leagues/league-season.ts';
import type { Membership } from '#service/world/leagues/membership.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import type { Competition } from './competition.ts';
import { seasonIdOf } from './season.ts';
import type { SeasonSchedule } from './season-schedule.ts';
import type { SeasonSchedules } from './season-schedules.ts';

export interface Winners {
  /** Returns the team that wins a season, played or not; null for friendlies. */
  of(competition: Competition, year: number): number | null;
  /**
   * Returns the instant from which the winner is final, epoch seconds; null for a season that does not exist.
   */
  since(competition: Competition, year: number): number | null;
}

/** Days after the last kick-off in which an abandoned match may still be ruled on. */
const RULING_DAYS = 5;
const MAX_CACHED_WINNERS = 6000;

export function createWinners(
  worldIndex: WorldIndex,
  membership: Membership,
  schedules: SeasonSchedules,
): Winners {
  const winnerBySeason = new LRUCache<number, number>({ max: MAX_CACHED_WINNERS });

  const ofLeague = (
    competition: Competition,
    year: number,
    { season }: SeasonSchedule,
  ): number | undefined => {
    // All pairs meet equally often, so the rounds give the legs.
    const rounds = season.teams.length - 1 + (season.teams.length % 2);
    const legs = Math.round(season.rounds / rounds);
    return finalTable(worldIndex, leagueSeason(worldIndex, competition, year, season.teams, legs))[0]?.team;
  };

  const ofCup = (
    competition: Competition,
    { season, inRound, meeting }: SeasonSchedule,
  ): number | undefined => {
    const [last] = inRound(season.rounds - 1);
    const final = last === undefined ? null : meeting(last);
    if (final === null) return undefined;
    const { winner } = resultOf(meetingFrame(worldIndex, competition, final));
    return winner === 'away' ? final.away : final.home;
  };

  const find = (competition: Competition, year: number): number | undefined => {
    const { countryId, tier } = competition;
    // Promotion needs these final tables, so they exist without a fixture list.
    if (countryId !== null && tier !== null) return membership.finalOrder(countryId, tier - 1, year)[0];
    const schedule = schedules.of(competition, year);
    if (schedule === null) return undefined;
    return competition.isCup ? ofCup(competition, schedule) : ofLeague(competition, year, schedule);
  };

  return {
    of: (competition, year) => {
      // Many teams win the qualifiers.
      if (competition.isFriendly || competition.kind === 'national-qualifiers') return null;
      const key = seasonIdOf(year, competition.id);
      let winner = winnerBySeason.get(key);
      if (winner === undefined) {
        winner = find(competition, year);
        if (winner !== undefined) winnerBySeason.set(key, winner);
      }
      return winner ?? null;
    },
    since: (competition, year) => {
      const season = schedules.of(competition, year)?.season;
      return season === undefined ? null : (season.end + RULING_DAYS) * DAY;
    },
  };
}
