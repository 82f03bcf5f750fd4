import { LRUCache } from 'lru-cache';
import { decodeMatchId } from '#service/engine/match-id.ts';
import { utcDayAt } from './calendar/days.ts';
import type { Fixture } from './fixture.ts';
import { fixtureOf } from './fixture-of.ts';
import { meetingsBetween } from './meetings-between.ts';
import { roundAddress } from './season.ts';
import type { SeasonSchedules } from './season-schedules.ts';
import type { WorldIndex } from './world-index.ts';

/** Some weeks around the dates that people look at. */
const MAX_CACHED_DAYS = 40;

/** Finds the matches of the world by id, day, round, season or team. */
export interface FixtureBook {
  /** Null also for an attempt or a tie that cannot exist. Visible from `visibleFrom` on. */
  fixture(matchId: number): Fixture | null;
  /** All attempts of a UTC day (days since 1970) by scheduled kick-off, then id. */
  fixturesOn(day: number): readonly Fixture[];
  fixturesOfSeason(seasonId: number): readonly Fixture[];
  fixturesOfRound(roundId: number): readonly Fixture[];
  /** Matches of a team with a scheduled kick-off from `from` to before `to` (epoch seconds). */
  fixturesOfTeam(teamId: number, from: number, to: number): readonly Fixture[];
  /** Matches between two teams with a scheduled kick-off before `before`, club friendlies excepted. */
  fixturesBetween(firstTeamId: number, secondTeamId: number, before: number): readonly Fixture[];
}

const sortPresent = (fixtures: readonly (Fixture | null)[]): Fixture[] =>
  fixtures.filter((each) => each !== null).sort((a, b) => a.frame.kickOff - b.frame.kickOff || a.id - b.id);

export function createFixtureBook(
  worldIndex: WorldIndex,
  schedules: SeasonSchedules,
  isSparse: boolean,
): FixtureBook {
  const days = new LRUCache<number, readonly Fixture[]>({ max: MAX_CACHED_DAYS });

  const fixture = (id: number): Fixture | null => {
    const address = decodeMatchId(id);
    const competition = address === null ? null : worldIndex.competition(address.competition);
    if (address === null || competition === null) return null;
    const schedule = schedules.of(competition, address.season);
    const meeting = schedule?.meeting(id) ?? null;
    if (schedule === null || meeting === null) return null;
    return fixtureOf(worldIndex, competition, schedule, meeting, isSparse);
  };

  return {
    fixture,
    fixturesOn: (day) => {
      let fixtures = days.get(day);
      if (fixtures === undefined) {
        const ids = schedules.schedulesOn(day).flatMap((schedule) => schedule.onDay(day));
        fixtures = sortPresent(ids.map(fixture));
        days.set(day, fixtures);
      }
      return fixtures;
    },
    fixturesOfRound: (roundId) => {
      const { season, round } = roundAddress(roundId);
      return sortPresent((schedules.ofSeason(season)?.schedule.inRound(round) ?? []).map(fixture));
    },
    fixturesOfSeason: (seasonId) => {
      const schedule = schedules.ofSeason(seasonId)?.schedule;
      const rounds = Array.from({ length: schedule?.season.rounds ?? 0 }, (_, round) => round);
      return sortPresent(rounds.flatMap((round) => schedule?.inRound(round) ?? []).map(fixture));
    },
    fixturesOfTeam: (teamId, from, to) => {
      const team = worldIndex.team(teamId);
      if (team === null) return [];
      const fixtures = schedules.ofTeam(team, utcDayAt(from), utcDayAt(to)).map(fixture);
      return sortPresent(fixtures).filter(({ frame }) => frame.kickOff >= from && frame.kickOff < to);
    },
    fixturesBetween: (firstId, secondId, before) => {
      const [first, second] = [worldIndex.team(firstId), worldIndex.team(secondId)];
      if (first === null || second === null) return [];
      const fixtures = meetingsBetween(worldIndex.competitions, schedules, [first, second], before).map(
        fixture,
      );
      return sortPresent(fixtures).filter(({ frame }) => frame.kickOff < before);
    },
  };
}
