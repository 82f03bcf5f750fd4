import { LRUCache } from 'lru-cache';
import { decodeMatchId } from '#service/engine/match-id.ts';
import { type Period, timetableOf } from '#service/engine/timetable.ts';
import { isInternationalDay } from '#service/world/calendar/call-up-periods.ts';
import { DAY, dayOf, utcDayAt, yearOf } from '#service/world/calendar/days.ts';
import { type SeasonSpan, seasonSpan } from '#service/world/calendar/season-span.ts';
import { CONTINENTAL_CUPS, FRIENDLY_REGIONS } from '#service/world/catalogue/international.ts';
import type { Competition } from './competition.ts';
import { continentalSpan } from './continental-cup.ts';
import { createFriendlies, type Friendly } from './friendlies.ts';
import { isFriendlyDay } from './friendly-pool.ts';
import type { Membership } from './membership.ts';
import { nationsSpan } from './nations-schedules.ts';
import { createScheduleFactory, type SeasonPlans } from './schedule-factory.ts';
import { isSeasonYear, seasonAddress, seasonIdOf } from './season.ts';
import type { ScheduledMeeting, SeasonSchedule } from './season-schedule.ts';
import type { Team } from './team.ts';
import type { WorldIndex } from './world-index.ts';

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
  /** Returns the ids of a team's matches on the days from `from` to `to`, unordered. */
  ofTeam(team: Team, from: number, to: number): readonly number[];
  /** Returns what has been computed so far of seasons that start in `firstYear` or later. */
  history(firstYear: number): ScheduleHistory;
}

function isForNations({ kind }: Competition): boolean {
  return kind.startsWith('national');
}

function isPlayedBy(meeting: ScheduledMeeting | null, team: number): boolean {
  return meeting !== null && (meeting.home === team || meeting.away === team);
}

/** Returns the days from one to another. */
function daysFrom(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** Returns the span of a competition that plays all year. */
function calendarYear(year: number): SeasonSpan {
  const from = dayOf(year, 1, 1);
  const to = dayOf(year, 12, 31);
  return { from, to, first: from, last: to, opens: from * DAY };
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

  /** Returns the kick-offs of a continent's finals that a club plays in the season that starts in `year`. */
  const finalsOf = (teamId: number, year: number): readonly number[] =>
    CONTINENTAL_CUPS.flatMap(({ id }) => {
      const cup = ofSeason(seasonIdOf(year, id))?.schedule;
      const finals =
        cup?.inRound(cup.season.rounds - 1).flatMap((finalId) => cup.meeting(finalId) ?? []) ?? [];
      return finals.filter((final) => isPlayedBy(final, teamId)).map(({ kickOff }) => kickOff);
    });

  /** Returns the kick-offs of a club in its league and its continent's cups from `from` to `to`, epoch seconds. */
  const kickOffsOf = (teamId: number, from: number, to: number): readonly number[] => {
    const team = worldIndex.team(teamId);
    const competitions = worldIndex.competitions.filter(
      ({ kind }) => kind === 'league' || kind === 'continental-cup',
    );
    if (team === null) return [];
    return meetingsOf(competitions, team, utcDayAt(from), utcDayAt(to)).map(({ kickOff }) => kickOff);
  };

  const factory = createScheduleFactory(
    worldIndex,
    membership,
    {
      besideCup: (year) => ({ finalsOf: (team) => finalsOf(team, year), kickOffsOf }),
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

  const span = (competition: Competition, year: number): SeasonSpan => {
    const country = worldIndex.country(competition.countryId ?? 0);
    if (competition.isFriendly) return calendarYear(year);
    const ofNations = nationsSpan(competition, year);
    if (ofNations !== null) return ofNations;
    const cup = CONTINENTAL_CUPS.find((entry) => entry.id === competition.id);
    if (cup !== undefined) return continentalSpan(cup, year);
    if (country === null) return { from: 0, to: -1, first: 0, last: -1, opens: 0 };
    return seasonSpan(country, year);
  };

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

  const friendliesOf = (team: Team, from: number, to: number): number[] => {
    const region = FRIENDLY_REGIONS.find((each) => each.countries.includes(team.countryId));
    const competition = worldIndex.competition(region?.id ?? 0);
    const ids: number[] = [];
    for (let day = from; competition !== null && day <= to; day += 1) {
      const schedule = isFriendlyDay(worldIndex.seed, team.id, day) ? of(competition, yearOf(day)) : null;
      if (schedule !== null)
        ids.push(...schedule.onDay(day).filter((id) => isPlayedBy(schedule.meeting(id), team.id)));
    }
    return ids;
  };

  /** Returns a team's matches in some competitions on the days from `from` to `to`. */
  const meetingsOf = (
    competitions: readonly Competition[],
    team: Team,
    from: number,
    to: number,
  ): readonly ScheduledMeeting[] => {
    const continent = worldIndex.country(team.countryId)?.continent;
    const days = daysFrom(from, to);
    return competitions.flatMap((competition) => {
      if (competition.countryId !== null && competition.countryId !== team.countryId) return [];
      if (competition.kind === 'continental-cup' && competition.continent !== continent) return [];
      if (isForNations(competition) !== (team.clubId === null)) return [];
      const years = Array.from({ length: yearOf(to) - yearOf(from) + 2 }, (_, i) => yearOf(from) - 1 + i);
      return years.flatMap((year) => {
        const dates = span(competition, year);
        const schedule = to < dates.from || from > dates.to ? null : of(competition, year);
        if (schedule?.season.teams.includes(team.id) !== true) return [];
        return days
          .flatMap(schedule.onDay)
          .flatMap((id) => schedule.meeting(id) ?? [])
          .filter((meeting) => isPlayedBy(meeting, team.id));
      });
    });
  };

  const ofTeam = (team: Team, from: number, to: number): readonly number[] => [
    ...(team.clubId === null ? [] : friendliesOf(team, from, to)),
    ...meetingsOf(seasonCompetitions, team, from, to).map(({ id }) => id),
  ];

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
    ofTeam,
    history: (firstYear) => ({ ...factory.plans(firstYear), friendlies: friendlies.history() }),
  };
}
