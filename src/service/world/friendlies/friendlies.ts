import { LRUCache } from 'lru-cache';
import { matchId } from '#service/engine/match-id.ts';
import { stream, u32 } from '#service/engine/streams.ts';
import { type Period, timetableOf } from '#service/engine/timetable.ts';
import { DAY, dayOf, dayOfYear, weekday, yearOf } from '#service/world/calendar/days.ts';
import { localInstant, zoneOffset } from '#service/world/calendar/local-time.ts';
import { FRIENDLY_REGIONS, type FriendlyRegionEntry } from '#service/world/catalogue/international.ts';
import { STREAM } from '#service/world/random-streams.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { DayArranger, type Friendly } from './day-arranger.ts';
import { friendlyPlace } from './friendly-address.ts';
import { type Candidate, createFriendlyPool, PREPARING } from './friendly-pool.ts';
import { fillThinHours } from './thin-hours.ts';

/** A match of a competition; friendlies leave its teams their rest. */
interface FixedMatch {
  readonly home: number;
  readonly away: number;
  readonly kickOff: number;
}

/** Matches in play at every minute, and in the days of Christmas and New Year, when most of football rests. */
const MIN_IN_PLAY = 4;
const MIN_IN_PLAY_ON_HOLIDAYS = 1;

const minInPlay = (day: number) => (isHoliday(day) ? MIN_IN_PLAY_ON_HOLIDAYS : MIN_IN_PLAY);

/** Returns whether a day is from 23 to 26 December, New Year's Eve or New Year's Day. */
function isHoliday(day: number): boolean {
  const date = day - dayOf(yearOf(day), 12, 0);
  return (date >= 23 && date <= 26) || date === 31 || dayOfYear(day) === 0;
}

/** Matches a day: the minimum and the width of the draw. Clubs that prepare for a season fill what competitions leave. */
const DAILY_TARGETS = { weekday: [140, 26], saturday: [260, 40], sunday: [180, 30] } as const;

/** Local minutes of the day between which a friendly may kick off. */
const EARLIEST_MINUTE = 9 * 60 + 30;
const LATEST_MINUTE = 22 * 60 + 30;

const WEEKDAY_MINUTES = [660, 840, 900, 960, 1020, 1080, 1110, 1140, 1140, 1170, 1200] as const;
const WEEKEND_MINUTES = [660, 720, 780, 840, 900, 900, 960, 1020, 1080, 1140] as const;

/** The list of competitions looks at 90 of them to find the current rounds: with room for 64 it took 270 ms instead of 15. */
const MAX_CACHED_DAYS = 128;

/** What the length of a friendly does not depend on. */
const FRIENDLY_FRAME = {
  ratings: [0, 0],
  neutral: false,
  kind: 'league',
  carried: null,
  level: 'friendly',
  style: null,
  strictness: 1,
} as const;

function target(seed: number, day: number): number {
  const name = weekday(day);
  const [minMatches, swing] =
    name === 6 ? DAILY_TARGETS.saturday : name === 0 ? DAILY_TARGETS.sunday : DAILY_TARGETS.weekday;
  return minMatches + (u32(stream(seed, 0, STREAM.friendlyTarget), day) % swing);
}

export interface Friendlies {
  /** Returns the friendlies on a UTC day. */
  on(day: number): readonly Friendly[];
  /** Returns those that have been arranged lately, by day. */
  history(): ReadonlyMap<number, readonly Friendly[]>;
}

/**
 * Arranges the friendlies of a day around the matches of competitions on it, and the periods in which these are in play.
 *
 * @param history arranged earlier in the same world, by day
 */
export function createFriendlies(
  worldIndex: WorldIndex,
  fixedOn: (day: number) => readonly FixedMatch[],
  periodsOn: (day: number) => readonly Period[],
  history: ReadonlyMap<number, readonly Friendly[]>,
): Friendlies {
  const { seed } = worldIndex;
  const pool = createFriendlyPool(worldIndex);
  /** Returns the instant if its local time suits the home team's country. */
  const civilInstant = (at: number) => (home: Candidate) => {
    const local = Math.floor(at / 60) + zoneOffset(home.country.zone, Math.floor(at / DAY));
    const minute = ((local % 1440) + 1440) % 1440;
    return minute >= EARLIEST_MINUTE && minute <= LATEST_MINUTE ? at : null;
  };

  /** Returns a usual kick-off of the home team on the UTC day. */
  const usualInstant = (day: number) => (home: Candidate) => {
    const name = weekday(day);
    const times = name === 0 || name === 6 ? WEEKEND_MINUTES : WEEKDAY_MINUTES;
    const minute = times[u32(stream(seed, home.team.id, STREAM.friendlyTime), day) % times.length] ?? 1140;
    const at = localInstant(home.country.zone, day, minute);
    const shift = day - Math.floor(at / DAY);
    return shift === 0 ? at : localInstant(home.country.zone, day + shift, minute);
  };

  const periodsOf = (day: number, { region, number, kickOff }: Friendly): readonly Period[] => {
    const season = yearOf(day);
    const place = friendlyPlace(season, { day, number });
    const id = matchId({ season, competition: region, ...place, attempt: 0 });
    return timetableOf({ ...FRIENDLY_FRAME, seed, id, kickOff }).periods;
  };

  const busyAround = (day: number): Map<number, number[]> => {
    const busy = new Map<number, number[]>();
    const note = (team: number, kickOff: number) => {
      const list = busy.get(team);
      if (list === undefined) busy.set(team, [kickOff]);
      else list.push(kickOff);
    };
    for (let each = day - 2; each <= day + 2; each += 1) {
      for (const { home, away, kickOff } of fixedOn(each)) {
        note(home, kickOff);
        note(away, kickOff);
      }
    }
    return busy;
  };

  /** Returns the regions from a drawn one on, for a step of the day. */
  const regionsInOrder = (day: number, step: number): readonly FriendlyRegionEntry[] => {
    const start = u32(stream(seed, day, STREAM.friendlyOrder), step) % FRIENDLY_REGIONS.length;
    return [...FRIENDLY_REGIONS.slice(start), ...FRIENDLY_REGIONS.slice(0, start)];
  };

  const arrange = (day: number): readonly Friendly[] => {
    const fixedMatches = fixedOn(day);
    const candidatesByRegion = new Map(
      FRIENDLY_REGIONS.map((each) => [each.id, [...pool.on(day, each.countries)]]),
    );
    const work = new DayArranger(day, candidatesByRegion, busyAround(day));
    // Hours with hardly a match in play come first, then the day's target by clubs that prepare.
    const nearbyPeriods = [...periodsOn(day - 1), ...periodsOn(day)];
    fillThinHours(day, [minInPlay(day), minInPlay(day + 1)], nearbyPeriods, (at, step) => {
      for (const maxWillingness of [0, 1, 2, 3]) {
        for (const region of regionsInOrder(day, step)) {
          const friendly = work.arrange(region.id, civilInstant(at), maxWillingness);
          if (friendly !== null) return periodsOf(day, friendly);
        }
      }
      return null;
    });
    const targetCount = isHoliday(day) ? 0 : target(seed, day) - fixedMatches.length;
    let openRegions: readonly FriendlyRegionEntry[] = regionsInOrder(day, 10_000);
    while (openRegions.length > 0 && work.friendlies.length < targetCount) {
      openRegions = openRegions.filter(
        (region) =>
          work.friendlies.length < targetCount &&
          work.arrange(region.id, usualInstant(day), PREPARING) !== null,
      );
    }
    return work.friendlies;
  };

  const friendliesByDay = new LRUCache<number, readonly Friendly[]>({
    max: MAX_CACHED_DAYS,
    memoMethod: arrange,
  });
  for (const [day, friendlies] of history) friendliesByDay.set(day, friendlies);
  return { on: (day) => friendliesByDay.memo(day), history: () => new Map(friendliesByDay.entries()) };
}
