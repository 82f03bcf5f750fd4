import { LRUCache } from 'lru-cache';
import type { MatchFrame, Side } from '#service/engine/match-frame.ts';
import { decodeMatchId } from '#service/engine/match-id.ts';
import type { Competition } from '#service/world/competition.ts';
import { meetingFrame } from '#service/world/meeting-frame.ts';
import { seasonIdOf } from '#service/world/season.ts';
import type { ScheduledMeeting } from '#service/world/season-schedule.ts';
import type { SeasonSchedules } from '#service/world/season-schedules.ts';
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

/** Returns the competitive matches of a team on a UTC day: seldom more than one, no friendlies. */
export type CompetitiveMatches = (teamId: number, day: number) => readonly CompetitiveMatch[];

/** Days of about one season: an availability log sometimes reads the period before it, and that one another. */
const MAX_CACHED_DAYS = 370;
const NO_MATCHES: readonly CompetitiveMatch[] = [];

export function createCompetitiveMatches(
  worldIndex: WorldIndex,
  schedules: SeasonSchedules,
): CompetitiveMatches {
  const days = new LRUCache<number, ReadonlyMap<number, readonly ScheduledMeeting[]>>({
    max: MAX_CACHED_DAYS,
  });

  const matchesByTeam = (day: number): ReadonlyMap<number, readonly ScheduledMeeting[]> => {
    let teams = days.get(day);
    if (teams === undefined) {
      teams = groupByTeam(schedules.meetingsOn(day));
      days.set(day, teams);
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

  return (teamId, day) =>
    matchesByTeam(day)
      .get(teamId)
      ?.flatMap((meeting) => matchOf(meeting, teamId)) ?? NO_MATCHES;
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
