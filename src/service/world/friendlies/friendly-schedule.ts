import { decodeMatchId, matchId, ROUNDS_PER_SEASON, SLOTS_PER_ROUND } from '#service/engine/match-id.ts';
import { stream, u32 } from '#service/engine/streams.ts';
import { DAY, dayOf } from '#service/world/calendar/days.ts';
import { STREAM } from '#service/world/random-streams.ts';
import type { Competition } from '#service/world/seasons/competition.ts';
import { seasonIdOf } from '#service/world/seasons/season.ts';
import {
  type ScheduledMeeting,
  type SeasonSchedule,
  SINGLE_MATCH,
} from '#service/world/seasons/season-schedule.ts';
import { numberedStages, type StageEntry } from '#service/world/seasons/stages.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import type { Friendly } from './day-arranger.ts';
import { friendlyAddress, friendlyPlace } from './friendly-address.ts';

/** Days before the kick-off, at least and at most, at which a friendly is announced. */
const ANNOUNCEMENT_DAYS = [9, 24] as const;

/** Returns the one stage of friendlies, without tables or a knock-out. */
export function friendlyStage(competition: Competition, season: string, rounds: number): StageEntry {
  return {
    name: 'Friendlies',
    first: 0,
    last: rounds - 1,
    kind: 'matches',
    groups: [`${competition.name} ${season}`],
  };
}

/** Returns a friendly that is announced some days before its kick-off. */
export function friendlyMeeting(
  worldIndex: WorldIndex,
  year: number,
  { id, home, away, kickOff }: Pick<ScheduledMeeting, 'id' | 'home' | 'away' | 'kickOff'>,
  announcementDays: number,
): ScheduledMeeting {
  return {
    id,
    home,
    away,
    kickOff,
    ratings: [worldIndex.rating(home, year), worldIndex.rating(away, year)],
    kind: 'league',
    neutral: false,
    ...SINGLE_MATCH,
    visibleFrom: kickOff - announcementDays * DAY,
    group: 0,
  };
}

/**
 * Creates the schedule of a year of friendlies in a region. They are arranged day by day, so there is no list.
 */
export function createFriendlySchedule(
  worldIndex: WorldIndex,
  competition: Competition,
  year: number,
  friendliesOn: (day: number) => readonly Friendly[],
): SeasonSchedule {
  const idOf = (day: number, number: number): number => {
    const place = friendlyPlace(year, { day, number });
    return matchId({ season: year, competition: competition.id, ...place, attempt: 0 });
  };
  const friendliesOfRegion = (day: number) =>
    friendliesOn(day).filter((each) => each.region === competition.id);
  const first = dayOf(year, 1, 1);
  const last = dayOf(year, 12, 31);

  const meeting = (id: number): ScheduledMeeting | null => {
    const address = decodeMatchId(id);
    const place = address === null ? null : friendlyAddress(year, address.round, address.slot);
    if (address === null || place === null || address.attempt > 0) return null;
    const friendly = friendliesOfRegion(place.day).find((each) => each.number === place.number);
    if (friendly === undefined) return null;
    const { home, away, kickOff } = friendly;
    const [minDays, maxDays] = ANNOUNCEMENT_DAYS;
    const days = minDays + (u32(stream(worldIndex.seed, id, STREAM.announcement), 0) % (maxDays - minDays));
    return friendlyMeeting(worldIndex, year, { id, home, away, kickOff }, days);
  };

  const season = seasonIdOf(year, competition.id);
  return {
    tables: null,
    hostId: null,
    season: {
      id: season,
      competition: competition.id,
      year,
      name: String(year),
      start: first,
      end: last,
      plannedEnd: last,
      rounds: ROUNDS_PER_SEASON,
      stages: numberedStages(season, [friendlyStage(competition, String(year), ROUNDS_PER_SEASON)]),
      teams: [],
    },
    roundName: (round) => String(round + 1),
    inRound: (round) => {
      const from = friendlyAddress(year, round, 0)?.day;
      if (from === undefined) return [];
      const to = friendlyAddress(year, round, SLOTS_PER_ROUND - 1)?.day ?? last;
      const ids: number[] = [];
      for (let day = from; day <= to; day += 1) {
        for (const each of friendliesOfRegion(day)) {
          if (friendlyPlace(year, { day, number: each.number }).round === round)
            ids.push(idOf(day, each.number));
        }
      }
      return ids;
    },
    onDay: (day) =>
      day < first || day > last ? [] : friendliesOfRegion(day).map((each) => idOf(day, each.number)),
    meeting,
  };
}
