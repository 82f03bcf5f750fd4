import { utcDayAt, yearOf } from '#service/world/calendar/days.ts';
import { CONTINENTAL_CUPS, FRIENDLY_REGIONS } from '#service/world/catalogue/international.ts';
import { type Competition, isForNations } from './competition.ts';
import { competitionSpan } from './competition-span.ts';
import { isFriendlyDay } from './friendly-pool.ts';
import type { ScheduledMeeting, SeasonSchedule } from './season-schedule.ts';
import type { Team } from './team.ts';
import type { WorldIndex } from './world-index.ts';

/** The matches of single teams. */
export interface TeamMatches {
  /** Returns the ids of a team's matches on the days from `from` to `to`, unordered. */
  ids(team: Team, from: number, to: number): readonly number[];
  /** Returns the kick-offs of a club in its league and its continent's cups from `from` to `to`, epoch seconds. */
  kickOffs(teamId: number, from: number, to: number): readonly number[];
  /** Returns the kick-offs of a continent's finals that a club plays in the season that starts in `year`. */
  continentalFinals(teamId: number, year: number): readonly number[];
}

function isPlayedBy(meeting: ScheduledMeeting | null, team: number): boolean {
  return meeting !== null && (meeting.home === team || meeting.away === team);
}

/** @param scheduleOf returns null for a season that does not exist */
export function createTeamMatches(
  worldIndex: WorldIndex,
  scheduleOf: (competition: Competition, year: number) => SeasonSchedule | null,
): TeamMatches {
  const { competitions } = worldIndex;
  const competitionsWithSeasons = competitions.filter(({ kind }) => kind !== 'friendlies');
  const clubCompetitions = competitions.filter(({ kind }) => kind === 'league' || kind === 'continental-cup');
  const continentalCups = CONTINENTAL_CUPS.flatMap(({ id }) => worldIndex.competition(id) ?? []);

  const friendlies = (team: Team, from: number, to: number): number[] => {
    const region = FRIENDLY_REGIONS.find((each) => each.countries.includes(team.countryId));
    const competition = worldIndex.competition(region?.id ?? 0);
    const ids: number[] = [];
    for (let day = from; competition !== null && day <= to; day += 1) {
      const isPossible = isFriendlyDay(worldIndex.seed, team.id, day);
      const schedule = isPossible ? scheduleOf(competition, yearOf(day)) : null;
      if (schedule !== null)
        ids.push(...schedule.onDay(day).filter((id) => isPlayedBy(schedule.meeting(id), team.id)));
    }
    return ids;
  };

  /** Returns a team's matches in some competitions on the days from `from` to `to`. */
  const meetings = (
    among: readonly Competition[],
    team: Team,
    from: number,
    to: number,
  ): readonly ScheduledMeeting[] => {
    const continent = worldIndex.country(team.countryId)?.continent;
    const days = Array.from({ length: to - from + 1 }, (_, i) => from + i);
    const years = Array.from({ length: yearOf(to) - yearOf(from) + 2 }, (_, i) => yearOf(from) - 1 + i);
    return among.flatMap((competition) => {
      if (competition.countryId !== null && competition.countryId !== team.countryId) return [];
      if (competition.kind === 'continental-cup' && competition.continent !== continent) return [];
      if (isForNations(competition) !== (team.clubId === null)) return [];
      return years.flatMap((year) => {
        const span = competitionSpan(worldIndex, competition, year);
        const schedule = to < span.from || from > span.to ? null : scheduleOf(competition, year);
        if (schedule?.season.teams.includes(team.id) !== true) return [];
        return days
          .flatMap(schedule.onDay)
          .flatMap((id) => schedule.meeting(id) ?? [])
          .filter((meeting) => isPlayedBy(meeting, team.id));
      });
    });
  };

  return {
    ids: (team, from, to) => [
      ...(team.clubId === null ? [] : friendlies(team, from, to)),
      ...meetings(competitionsWithSeasons, team, from, to).map(({ id }) => id),
    ],
    kickOffs: (teamId, from, to) => {
      const team = worldIndex.team(teamId);
      if (team === null) return [];
      return meetings(clubCompetitions, team, utcDayAt(from), utcDayAt(to)).map(({ kickOff }) => kickOff);
    },
    continentalFinals: (teamId, year) =>
      continentalCups.flatMap((competition) => {
        const cup = scheduleOf(competition, year);
        const finals = cup?.inRound(cup.season.rounds - 1).flatMap((id) => cup.meeting(id) ?? []) ?? [];
        return finals.filter((final) => isPlayedBy(final, teamId)).map(({ kickOff }) => kickOff);
      }),
  };
}
