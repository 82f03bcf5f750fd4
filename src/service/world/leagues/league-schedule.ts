import { decodeMatchId, matchAttempt } from '#service/engine/match-id.ts';
import { timetableOf } from '#service/engine/timetable.ts';
import { utcDayAt } from '#service/world/calendar/days.ts';
import type { LeagueCalendar } from '#service/world/calendar/league-calendar.ts';
import { meetingFrame } from '#service/world/fixtures/meeting-frame.ts';
import { type Season, seasonIdOf, seasonName } from '#service/world/seasons/season.ts';
import {
  groupIdsByDay,
  type ScheduledMeeting,
  type SeasonSchedule,
  SINGLE_MATCH,
} from '#service/world/seasons/season-schedule.ts';
import { numberedStages } from '#service/world/seasons/stages.ts';
import { countsSince } from '#service/world/tables/ledger.ts';
import type { SeasonTables } from '#service/world/tables/season-tables.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { announcementInstant } from './announcement-instant.ts';
import { partAt, partGroup, partPairing } from './league-part.ts';
import type { LeagueSeason } from './league-season-type.ts';
import { leagueStages, PLAY_OFF_GROUP } from './league-stages.ts';
import { decisionsOf, leagueTables } from './league-tables.ts';
import { leagueMatchId } from './league-walk.ts';
import { playOffKickOff } from './play-offs.ts';
import { type RearrangedMatch, rearrangedMatches } from './rearranged-matches.ts';

/** Announcements of a schedule's parts, epoch seconds. */
interface AnnouncementInstants {
  readonly opens: number;
  /** Announcement of the groups after a split; `opens` without a split. */
  readonly split: number;
  readonly playOffs: number;
}

function playOffMeetings(
  worldIndex: WorldIndex,
  league: LeagueSeason,
  announcedAt: number,
): readonly ScheduledMeeting[] {
  return league.playOffs.map(
    ({ id, home, away, ratings }, index): ScheduledMeeting => ({
      id,
      home,
      away,
      kickOff: playOffKickOff(worldIndex, league, announcedAt, index),
      ratings,
      kind: 'single',
      neutral: true,
      ...SINGLE_MATCH,
      visibleFrom: announcedAt,
      group: PLAY_OFF_GROUP,
    }),
  );
}

/** Returns the play-offs' results and the instants from which they count. */
function playOffResults(
  worldIndex: WorldIndex,
  league: LeagueSeason,
  meetings: readonly ScheduledMeeting[],
): SeasonTables['playOffs'] {
  return meetings.flatMap((meeting) => {
    const playOff = league.playOffs.find(({ id }) => id === meeting.id);
    const frame = meetingFrame(worldIndex, league.competition, meeting);
    const since = countsSince(frame, timetableOf(frame).end);
    return playOff === undefined ? [] : [{ since, winner: playOff.winner, loser: playOff.loser }];
  });
}

/** Dates of a league season. */
export interface LeagueDates {
  readonly calendar: LeagueCalendar;
  /** Second dates by the id of the first attempt. */
  readonly secondDates: ReadonlyMap<number, RearrangedMatch>;
}

export function leagueDates(seed: number, league: LeagueSeason, calendar: LeagueCalendar): LeagueDates {
  return { calendar, secondDates: rearrangedMatches(seed, league, calendar) };
}

/**
 * Creates the schedule of a league season with second dates for postponed and abandoned matches. It is
 * announced at `opens` (epoch seconds), the part after a split once all matches before it are decided.
 */
export function createLeagueSchedule(
  worldIndex: WorldIndex,
  league: LeagueSeason,
  { calendar, secondDates }: LeagueDates,
  opens: number,
): SeasonSchedule {
  const { competition, year, rounds, slots, regular } = league;
  const { kickOffs } = calendar;
  const announcedAfter = (round: number) =>
    announcementInstant(worldIndex.seed, league, kickOffs, secondDates, round);
  const announcements: AnnouncementInstants = {
    opens,
    split: regular < rounds ? announcedAfter(regular) : opens,
    playOffs: league.playOffs.length > 0 ? announcedAfter(rounds) : opens,
  };
  const playOffs = playOffMeetings(worldIndex, league, announcements.playOffs);

  const pairOf = (round: number, slot: number) => {
    const part = partAt(league.parts, round, slot);
    const pair = part === null ? null : partPairing(part, round - part.round, slot - part.slot);
    return part === null || pair === null ? null : { part, pair };
  };
  const idKickOffs: [id: number, kickOff: number][] = [];
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  const addDate = (matchId: number, kickOff: number) => {
    idKickOffs.push([matchId, kickOff]);
    first = Math.min(first, kickOff);
    last = Math.max(last, kickOff);
  };
  for (let round = 0; round < rounds; round += 1) {
    for (let slot = 0; slot < slots; slot += 1) {
      if (partAt(league.parts, round, slot) === null) continue;
      addDate(leagueMatchId(league, round, slot), kickOffs[round * slots + slot] ?? 0);
    }
  }
  for (const second of secondDates.values()) addDate(second.first + second.attempt, second.kickOff);
  const plannedEnd = utcDayAt(last);
  for (const playOff of playOffs) addDate(playOff.id, playOff.kickOff);
  const id = seasonIdOf(year, competition.id);
  const name = seasonName(competition, year);
  const season: Season = {
    id,
    competition: competition.id,
    year,
    name,
    start: utcDayAt(first),
    end: utcDayAt(last),
    plannedEnd,
    rounds: playOffs.length > 0 ? rounds + 1 : rounds,
    stages: numberedStages(id, leagueStages(league, name, announcements.playOffs)),
    teams: [...league.teams].sort((a, b) => a - b),
  };

  const meeting = (matchId: number): ScheduledMeeting | null => {
    const playOff = playOffs.find((each) => each.id === matchId);
    if (playOff !== undefined) return playOff;
    const attempt = matchAttempt(matchId);
    const firstId = matchId - attempt;
    const address = decodeMatchId(firstId);
    const partPair = address === null ? null : pairOf(address.round, address.slot);
    const second: RearrangedMatch | undefined = secondDates.get(firstId);
    if (address === null || partPair === null || (attempt > 0 && second?.attempt !== attempt)) return null;
    const { round, slot } = address;
    const [home, away] = partPair.pair;
    const secondDate = attempt > 0 ? second : undefined;
    return {
      id: matchId,
      home: league.teams[home] ?? 0,
      away: league.teams[away] ?? 0,
      kickOff: secondDate?.kickOff ?? kickOffs[round * slots + slot] ?? 0,
      ratings: [league.ratings[home] ?? 0, league.ratings[away] ?? 0],
      kind: 'league',
      neutral: false,
      carried: null,
      leg: null,
      aggregateId: null,
      relatedId: second === undefined ? null : attempt > 0 ? firstId : firstId + second.attempt,
      visibleFrom: secondDate?.visibleFrom ?? (round < regular ? opens : announcements.split),
      group: partGroup(partPair.part, round - partPair.part.round),
    };
  };

  const inRound = (round: number): readonly number[] => {
    const ids = round === rounds ? playOffs.map(({ id: each }) => each) : [];
    for (let slot = 0; slot < slots; slot += 1) {
      if (partAt(league.parts, round, slot) === null) continue;
      const firstId = leagueMatchId(league, round, slot);
      const second = secondDates.get(firstId);
      ids.push(firstId);
      if (second !== undefined) ids.push(firstId + second.attempt);
    }
    return ids;
  };
  const days = groupIdsByDay(idKickOffs);
  const isPlaying = (matchId: number, team: number) => {
    const match = meeting(matchId);
    return match !== null && (match.home === team || match.away === team);
  };
  const firstAfter = (team: number, at: number) =>
    [...idKickOffs]
      .sort((a, b) => a[1] - b[1])
      .find(([each, kickOff]) => kickOff >= at && isPlaying(each, team))?.[0] ?? 0;

  return {
    season,
    tables: leagueTables(worldIndex, league, season, announcements, {
      decisions: decisionsOf(league, calendar, opens, firstAfter),
      playOffs: playOffResults(worldIndex, league, playOffs),
    }),
    hostId: competition.countryId,
    roundName: (round) => (round === rounds ? 'Play-off' : String(round + 1)),
    inRound,
    onDay: (day) => days.get(day) ?? [],
    meeting,
  };
}
