import { decodeMatchId, type MatchAddress } from '#service/engine/match-id.ts';
import type { Competition } from './competition.ts';
import { idInCountry } from './country-ids.ts';
import { coverageOf } from './coverage.ts';
import type { Coverage, Fixture } from './fixture.ts';
import { meetingFrame } from './meeting-frame.ts';
import type { NamedId } from './named-id.ts';
import { refereeFor } from './referee-choice.ts';
import { roundId, type Season } from './season.ts';
import type { ScheduledMeeting, SeasonSchedule } from './season-schedule.ts';
import type { Team } from './team.ts';
import { TEAM_NUMBERS } from './teams.ts';
import type { WorldIndex } from './world-index.ts';

interface Place {
  readonly stage: NamedId;
  readonly group: NamedId;
  readonly coverage: Coverage;
}

/** Cached, since a busy day has 600 matches. */
const placesBySeason = new WeakMap<Season, readonly Place[]>();

/** Returns the stages, groups and coverage of a season by the group's number. */
function placesOf(competition: Competition, season: Season, isSparse: boolean): readonly Place[] {
  let places = placesBySeason.get(season);
  if (places === undefined) {
    places = season.stages.flatMap((stage): Place[] => {
      const coverage = { ...coverageOf(competition, isSparse), standings: stage.kind === 'tables' };
      const { id, name } = stage;
      return stage.groups.map((group) => ({ stage: { id, name }, group, coverage }));
    });
    placesBySeason.set(season, places);
  }
  return places;
}

/** Grounds of clubs at which a country holds a tournament, beside the national stadium for the final. */
const TOURNAMENT_GROUNDS = 8;

/** Returns the venue of a match without a home side; null without a host. */
function neutralVenue(
  worldIndex: WorldIndex,
  { season, hostId }: SeasonSchedule,
  { kind }: ScheduledMeeting,
  { round, slot }: MatchAddress,
): number | null {
  const host = hostId === null ? null : worldIndex.country(hostId);
  if (host === null) return null;
  if (kind !== 'group' && round === season.rounds - 1) return idInCountry(host.id, TEAM_NUMBERS.national);
  const grounds = Math.min(TOURNAMENT_GROUNDS, host.clubs.length);
  return idInCountry(host.id, 1 + ((slot + round) % grounds));
}

/** Returns the note on a match about a ruling against one of its sides. */
function noteOf({ tables }: SeasonSchedule, home: Team, away: Team, id: number): Fixture['note'] {
  const decision = tables?.decisions.find((each) => each.match === id);
  if (decision === undefined) return null;
  const { team, points, reason, at } = decision;
  const club = team === home.id ? home : away;
  return {
    from: at,
    text: `${points} ${points === 1 ? 'point' : 'points'} deducted, ${club.name}: ${reason}`,
  };
}

/** Returns the fixture of a scheduled meeting; null if a team is not in the catalogue. */
export function fixtureOf(
  worldIndex: WorldIndex,
  competition: Competition,
  schedule: SeasonSchedule,
  meeting: ScheduledMeeting,
  isSparse: boolean,
): Fixture | null {
  const home = worldIndex.team(meeting.home);
  const away = worldIndex.team(meeting.away);
  const address = decodeMatchId(meeting.id);
  if (home === null || away === null || address === null) return null;
  const { season } = schedule;
  const place = placesOf(competition, season, isSparse)[meeting.group];
  if (place === undefined) return null;
  return {
    id: meeting.id,
    frame: meetingFrame(worldIndex, competition, meeting),
    competition,
    season,
    round: {
      id: roundId(season.id, address.round),
      name: schedule.roundName(address.round),
      stage: place.stage,
      group: place.group,
    },
    leg: meeting.leg,
    aggregateId: meeting.aggregateId,
    relatedId: meeting.relatedId,
    home,
    away,
    venueId: meeting.neutral ? neutralVenue(worldIndex, schedule, meeting, address) : home.venueId,
    refereeId: refereeFor(worldIndex, competition, meeting),
    visibleFrom: meeting.visibleFrom,
    week: address.round + 1,
    coverage: place.coverage,
    note: noteOf(schedule, home, away, meeting.id),
  };
}
