import { LRUCache } from 'lru-cache';
import type { MatchFrame, Side } from '#service/engine/match-frame.ts';
import { matchAddress } from '#service/engine/match-id.ts';
import type { Competition } from '#service/world/competition.ts';
import { frameOf } from '#service/world/meeting-frame.ts';
import type { Meeting } from '#service/world/programme.ts';
import type { Programmes } from '#service/world/programmes.ts';
import type { Realm } from '#service/world/realm.ts';
import { seasonId } from '#service/world/season.ts';

export interface TeamMatch {
  readonly id: number;
  readonly kickOff: number;
  readonly seasonId: number;
  readonly competition: Competition;
  readonly side: Side;
  readonly visibleFrom: number;
  frame(): MatchFrame;
}

/** Returns the competitive matches of a team on a UTC day: seldom more than one, no friendlies. */
export type TeamMatches = (teamId: number, day: number) => readonly TeamMatch[];

/** Days of about one season: an availability log sometimes reads the period before it, and that one another. */
const KEPT_DAYS = 370;
const NONE: readonly TeamMatch[] = [];

export function createTeamMatches(realm: Realm, programmes: Programmes): TeamMatches {
  const days = new LRUCache<number, ReadonlyMap<number, readonly Meeting[]>>({ max: KEPT_DAYS });

  const byTeam = (day: number): ReadonlyMap<number, readonly Meeting[]> => {
    let teams = days.get(day);
    if (teams === undefined) {
      teams = grouped(programmes.meetingsOn(day));
      days.set(day, teams);
    }
    return teams;
  };

  const matchOf = (meeting: Meeting, teamId: number): TeamMatch[] => {
    const { id, kickOff, visibleFrom, home } = meeting;
    const address = matchAddress(id);
    const competition = address === null ? null : realm.competition(address.competition);
    if (address === null || competition === null || competition.isFriendly) return [];
    return [
      {
        id,
        kickOff,
        visibleFrom,
        seasonId: seasonId(address.season, competition.id),
        competition,
        side: home === teamId ? 'home' : 'away',
        frame: () => frameOf(realm, competition, meeting),
      },
    ];
  };

  return (teamId, day) =>
    byTeam(day)
      .get(teamId)
      ?.flatMap((meeting) => matchOf(meeting, teamId)) ?? NONE;
}

function grouped(meetings: readonly Meeting[]): Map<number, Meeting[]> {
  const teams = new Map<number, Meeting[]>();
  for (const meeting of meetings) {
    for (const teamId of [meeting.home, meeting.away]) {
      const own = teams.get(teamId);
      if (own === undefined) teams.set(teamId, [meeting]);
      else own.push(meeting);
    }
  }
  return teams;
}
