import { decodeMatchId, type MatchAddress } from '#service/engine/match-id.ts';
import { stream, u32 } from '#service/engine/streams.ts';
import type { Competition } from './competition.ts';
import { competitionNumber, countryIdOf, idInCountry } from './country-ids.ts';
import { coverageOf } from './coverage.ts';
import type { Coverage, Fixture } from './fixture.ts';
import { meetingFrame } from './meeting-frame.ts';
import type { NamedId } from './named-id.ts';
import { STREAM } from './random-streams.ts';
import { panelOf } from './referees.ts';
import { roundId, type Season } from './season.ts';
import type { ScheduledMeeting, SeasonSchedule } from './season-schedule.ts';
import type { Team } from './team.ts';
import { TEAM_NUMBERS } from './teams.ts';
import type { WorldIndex } from './world-index.ts';

/** Returns the first number of a league's own referees within its country. */
function panelStart(worldIndex: WorldIndex, competition: Competition): number {
  const country = worldIndex.country(competition.countryId ?? 0);
  if (country === null || competition.kind !== 'league') return 0;
  const n = competitionNumber(competition.id);
  const earlierLeagues = [
    ...country.leagues.slice(0, n),
    ...[country.women, country.reserves, country.youth].slice(0, Math.max(0, n - 5)),
  ];
  return earlierLeagues.reduce((sum, entry) => sum + Math.floor((entry?.clubs ?? 0) / 2), 0);
}

interface Place {
  readonly stage: NamedId;
  readonly group: NamedId;
  readonly coverage: Coverage;
}

/** Details that all matches of a season share; cached, since a busy day has 600 matches. */
interface SeasonDetails {
  /** Stage, group and coverage by the group's number. */
  readonly places: readonly Place[];
  readonly slots: number;
  readonly panelStart: number;
}

const detailsBySeason = new WeakMap<Season, SeasonDetails>();

function detailsOf(worldIndex: WorldIndex, competition: Competition, season: Season): SeasonDetails {
  let details = detailsBySeason.get(season);
  if (details === undefined) {
    details = {
      places: season.stages.flatMap((stage): Place[] => {
        const coverage = { ...coverageOf(competition), standings: stage.kind === 'tables' };
        const { id, name } = stage;
        return stage.groups.map((group) => ({ stage: { id, name }, group, coverage }));
      }),
      slots: Math.max(1, Math.floor(season.teams.length / 2)),
      panelStart: panelStart(worldIndex, competition),
    };
    detailsBySeason.set(season, details);
  }
  return details;
}

function refereeFor(
  worldIndex: WorldIndex,
  competition: Competition,
  details: SeasonDetails,
  meeting: ScheduledMeeting,
  { season, round, slot }: MatchAddress,
): number {
  const draw = u32(stream(worldIndex.seed, competition.id, STREAM.refereeChoice), season * 128 + round);
  if (competition.kind === 'league' && competition.countryId !== null) {
    return idInCountry(competition.countryId, 1 + details.panelStart + ((slot + draw) % details.slots));
  }
  const country = competition.countryId ?? neutralCountry(worldIndex, meeting, draw);
  const entry = worldIndex.country(country);
  if (entry === null) return idInCountry(country, 1);
  const { men, women, all } = panelOf(entry);
  // Cups and internationals leave out the referees of the women's league.
  const place = (slot * 7 + draw) % (all - women);
  return idInCountry(country, 1 + (place < men ? place : place + women));
}

/** Returns a country that neither side is from. */
function neutralCountry(worldIndex: WorldIndex, meeting: ScheduledMeeting, draw: number): number {
  const { countries } = worldIndex;
  for (let step = 0; step < 3; step += 1) {
    const country = countries[(draw + step * 7 + meeting.id) % countries.length];
    const isOwn = [meeting.home, meeting.away].some((team) => countryIdOf(team) === country?.id);
    if (country !== undefined && !isOwn) return country.id;
  }
  return countries[0]?.id ?? 1;
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
): Fixture | null {
  const home = worldIndex.team(meeting.home);
  const away = worldIndex.team(meeting.away);
  const address = decodeMatchId(meeting.id);
  if (home === null || away === null || address === null) return null;
  const { season } = schedule;
  const details = detailsOf(worldIndex, competition, season);
  const place = details.places[meeting.group];
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
    refereeId: refereeFor(worldIndex, competition, details, meeting, address),
    visibleFrom: meeting.visibleFrom,
    week: address.round + 1,
    coverage: place.coverage,
    note: noteOf(schedule, home, away, meeting.id),
  };
}
