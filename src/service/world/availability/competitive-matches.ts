import { LRUCache } from 'lru-cache';
import type { MatchFrame, Side } from '#service/engine/match-frame.ts';
import { decodeMatchId } from '#service/engine/match-id.ts';
import { DAY } from '#service/world/calendar/days.ts';
import { meetingFrame } from '#service/world/fixtures/meeting-frame.ts';
import type { Competition } from '#service/world/seasons/competition.ts';
import { seasonIdOf } from '#service/world/seasons/season.ts';
import type { ScheduledMeeting } from '#service/world/seasons/season-schedule.ts';
import type { SeasonSchedules } from '#service/world/seasons/season-schedules.ts';
import type { WorldIndex } from '#service/world/world-index.ts';

export interface CompetitiveMatch {
  readonly id: number;
  readonly kickOff: number;
  readonly seasonId: number;
  readonly competition: Competition;
  readonly side: Side;
  readonly visibleFrom: number;
  frame(): MatchFrame;
}

/**
 * Returns the competitive matches of a team with a kick-off from `from` to before `to` (epoch seconds), oldest first;
 * no friendlies.
 */
export type CompetitiveMatches = (teamId: number, from: number, to: number) => readonly CompetitiveMatch[];

type MeetingsByTeam = ReadonlyMap<number, readonly ScheduledMeeting[]>;

const DAYS_OF_WEEK = 7;
const WEEK = DAYS_OF_WEEK * DAY;
/** About a season: an availability log sometimes reads the six weeks before it, and their log those before. */
const MAX_CACHED_WEEKS = 53;

export function createCompetitiveMatches(
  worldIndex: WorldIndex,
  schedules: SeasonSchedules,
): CompetitiveMatches {
  const weeks = new LRUCache<number, MeetingsByTeam>({ max: MAX_CACHED_WEEKS });

  /** Returns the meetings of a week by team: a team's matches of six weeks are found without a look at each day. */
  const meetingsByTeam = (week: number): MeetingsByTeam => {
    let teams = weeks.get(week);
    if (teams === undefined) {
      const days = Array.from({ length: DAYS_OF_WEEK }, (_, i) => week * DAYS_OF_WEEK + i);
      teams = groupByTeam(days.flatMap(schedules.meetingsOn));
      weeks.set(week, teams);
    }
    return teams;
  };

  const matchOf = (meeting: ScheduledMeeting, teamId: number): CompetitiveMatch[] => {
    const { id, kickOff, visibleFrom, home } = meeting;
    const address = decodeMatchId(id);
    const competition = address === null ? null : worldIndex.competition(address.competition);
    if (address === null || competition === null || competition.isFriendly) return [];
    return [
      {
        id,
        kickOff,
        visibleFrom,
        seasonId: seasonIdOf(address.season, competition.id),
        competition,
        side: home === teamId ? 'home' : 'away',
        frame: () => meetingFrame(worldIndex, competition, meeting),
      },
    ];
  };

  return (teamId, from, to) => {
    const matches: CompetitiveMatch[] = [];
    for (let week = Math.floor(from / WEEK); week * WEEK < to; week += 1) {
      for (const meeting of meetingsByTeam(week).get(teamId) ?? [])
        if (meeting.kickOff >= from && meeting.kickOff < to) matches.push(...matchOf(meeting, teamId));
    }
    return matches.sort((a, b) => a.kickOff - b.kickOff || a.id - b.id);
  };
}

function groupByTeam(meetings: readonly ScheduledMeeting[]): Map<number, ScheduledMeeting[]> {
  const teams = new Map<number, ScheduledMeeting[]>();
  for (const meeting of meetings) {
    for (const teamId of [meeting.home, meeting.away]) {
      const own = teams.get(teamId);
      if (own === undefined) teams.set(teamId, [meeting]);
      else own.push(meeting);
    }
  }
  return teams;
}
