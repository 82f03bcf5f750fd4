import { LRUCache } from 'lru-cache';
import { decodeMatchId } from '#service/engine/match-id.ts';
import { type Period, timetableOf } from '#service/engine/timetable.ts';
import { isInternationalDay } from '#service/world/calendar/call-up-periods.ts';
import { yearOf } from '#service/world/calendar/days.ts';
import type { SeasonSpan } from '#service/world/calendar/season-span.ts';
import { createTeamMatches, type TeamMatches } from '#service/world/fixtures/team-matches.ts';
import type { Friendly } from '#service/world/friendlies/day-arranger.ts';
import { createFriendlies } from '#service/world/friendlies/friendlies.ts';
import type { Membership } from '#service/world/leagues/membership.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { type Competition, isForNations } from './competition.ts';
import { competitionSpan } from './competition-span.ts';
import { createScheduleFactory, type SeasonPlans } from './schedule-factory.ts';
import { isSeasonYear, seasonAddress, seasonIdOf } from './season.ts';
import type { ScheduledMeeting, SeasonSchedule } from './season-schedule.ts';

interface ScheduleOfSeason {
  readonly competition: Competition;
  readonly schedule: SeasonSchedule;
}

/** What has been computed of schedules; friendlies by day. */
export interface ScheduleHistory extends SeasonPlans {
  readonly friendlies: ReadonlyMap<number, readonly Friendly[]>;
}

/** Season schedules of all competitions, created on first use. */
export interface SeasonSchedules {
  of(competition: Competition, year: number): SeasonSchedule | null;
  /** Null for a season that does not exist. */
  ofSeason(seasonId: number): ScheduleOfSeason | null;
  span(competition: Competition, year: number): SeasonSpan;
  /** Returns the schedules that may have matches on a day, friendlies included. */
  schedulesOn(day: number): readonly SeasonSchedule[];
  /** Returns the matches on a day except club friendlies. */
  meetingsOn(day: number): readonly ScheduledMeeting[];
  /** Returns the matches of national teams on the days from `from` to `to`. */
  nationalMeetings(from: number, to: number): readonly ScheduledMeeting[];
  readonly ofTeam: TeamMatches['ids'];
  /** Returns what has been computed so far of seasons that start in `firstYear` or later. */
  history(firstYear: number): ScheduleHistory;
}

/** Returns the days from one to another. */
function daysFrom(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** Periods of a match whose length does not depend on its score. */
const HALVES = 2;

/** Days around the one for which friendlies are arranged. */
const MAX_CACHED_DAYS = 40;

/** About four years of all competitions, enough for the history of a season. */
const MAX_CACHED_SCHEDULES = 1600;

/** @param history of the same world, computed earlier */
export function createSeasonSchedules(
  worldIndex: WorldIndex,
  membership: Membership,
  history: ScheduleHistory,
): SeasonSchedules {
  const schedulesBySeason = new LRUCache<number, SeasonSchedule>({ max: MAX_CACHED_SCHEDULES });

  const ofTeams = createTeamMatches(worldIndex, (competition, year) => of(competition, year));

  const factory = createScheduleFactory(
    worldIndex,
    membership,
    {
      besideCup: (year) => ({
        finalsOf: (team) => ofTeams.continentalFinals(team, year),
        kickOffsOf: ofTeams.kickOffs,
      }),
      friendliesOn: (day) => friendlies.on(day),
    },
    history,
    MAX_CACHED_SCHEDULES,
  );

  const of = (competition: Competition, year: number): SeasonSchedule | null => {
    const key = seasonIdOf(year, competition.id);
    let schedule = schedulesBySeason.get(key) ?? null;
    if (schedule === null) {
      schedule = factory.create(competition, year);
      if (schedule !== null) schedulesBySeason.set(key, schedule);
    }
    return schedule;
  };

  const ofSeason = (seasonId: number): ScheduleOfSeason | null => {
    const address = seasonAddress(seasonId);
    const competition = address === null ? null : worldIndex.competition(address.competition);
    if (address === null || competition === null) return null;
    const schedule = of(competition, address.year);
    return schedule === null ? null : { competition, schedule };
  };

  const span = (competition: Competition, year: number) => competitionSpan(worldIndex, competition, year);

  const schedulesAmong = (competitions: readonly Competition[], day: number): readonly SeasonSchedule[] => {
    const matching: SeasonSchedule[] = [];
    const hasInternationals = isInternationalDay(day);
    // Spans are cached by year, so years without seasons are skipped.
    const years = [yearOf(day) - 1, yearOf(day)].filter(isSeasonYear);
    for (const competition of competitions) {
      if (!hasInternationals && isForNations(competition)) continue;
      for (const year of years) {
        const { from, to } = span(competition, year);
        if (day < from || day > to) continue;
        const schedule = of(competition, year);
        if (schedule !== null) matching.push(schedule);
      }
    }
    return matching;
  };

  const seasonCompetitions = worldIndex.competitions.filter(
    (competition) => competition.kind !== 'friendlies',
  );
  const meetingsOfDay = (competitions: readonly Competition[], day: number): readonly ScheduledMeeting[] =>
    schedulesAmong(competitions, day).flatMap((schedule) =>
      schedule.onDay(day).flatMap((id) => schedule.meeting(id) ?? []),
    );

  // Friendlies leave the teams of these matches their rest.
  const meetingsByDay = new LRUCache<number, readonly ScheduledMeeting[]>({
    max: MAX_CACHED_DAYS,
    memoMethod: (day) => meetingsOfDay(seasonCompetitions, day),
  });
  const meetingsOn = (day: number) => meetingsByDay.memo(day);

  const periodsByDay = new LRUCache<number, readonly Period[]>({
    max: MAX_CACHED_DAYS,
    memoMethod: (day) =>
      meetingsOn(day).flatMap((meeting) => {
        const competition = worldIndex.competition(decodeMatchId(meeting.id)?.competition ?? 0);
        const level = competition?.level ?? 'men';
        const frame = { ...meeting, seed: worldIndex.seed, level, style: null, strictness: 1 };
        return timetableOf(frame).periods.slice(0, HALVES);
      }),
  });
  const periodsOn = (day: number) => periodsByDay.memo(day);

  const friendlies = createFriendlies(worldIndex, meetingsOn, periodsOn, history.friendlies);

  const schedulesOn = (day: number) => schedulesAmong(worldIndex.competitions, day);

  const nationalCompetitions = worldIndex.competitions.filter(isForNations);
  const nationalMeetings = (from: number, to: number): readonly ScheduledMeeting[] =>
    daysFrom(from, to).flatMap((day) => meetingsOfDay(nationalCompetitions, day));

  return {
    of,
    ofSeason,
    span,
    schedulesOn,
    meetingsOn,
    nationalMeetings,
    ofTeam: ofTeams.ids,
    history: (firstYear) => ({ ...factory.plans(firstYear), friendlies: friendlies.history() }),
  };
}
