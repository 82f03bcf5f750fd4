import { stream, u32 } from '#service/engine/streams.ts';
import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { competitionIdIn } from '#service/world/country-ids.ts';
import { STREAM } from '#service/world/random-streams.ts';
import { seasonIdOf } from '#service/world/seasons/season.ts';
import { dayAroundChristmas, isChristmas } from './christmas.ts';
import { cupWeeks } from './cup-weeks.ts';
import { type Habits, habitsOf, type KickOffTime } from './habits.ts';
import { localInstant } from './local-time.ts';
import { midweekAfter, REST_AROUND_CUPS_MINUTES, REST_MINUTES, weekendBetween } from './rest.ts';
import { type RoundDate, roomOf, roundDates } from './round-dates.ts';
import { type Week, weeksOf } from './weeks.ts';
import { workingWeek } from './working-week.ts';

/** Dates of a league season, epoch seconds. */
export interface LeagueCalendar {
  /** Scheduled kick-offs at round * slots + slot. */
  readonly kickOffs: Float64Array;
  /** Instants at which no team of the league plays; free for second dates. */
  readonly spare: readonly number[];
  /** Free instants between the rounds before a split and those after it; empty without a split. */
  readonly gap: readonly number[];
}

/** Rounds of a league, rounds before a split (all without one), and matches a round. */
export interface LeagueRounds {
  readonly rounds: number;
  readonly regular: number;
  readonly slots: number;
}

/** Dates that stay free before a split for postponed matches. */
const GAP_DATES = 2;

/** Percent of a tier's rounds in midweek even if weekends are free; lower leagues fill the week. */
const MIDWEEK_SHARE_PERCENT = [0, 22, 34, 40] as const;

/** A continent's cups, from Tuesday afternoon to late Wednesday in the far west. */
const CONTINENTAL_NIGHTS: readonly KickOffTime[] = [
  { offset: -4, minute: 15 * 60 },
  { offset: -3, minute: 25 * 60 },
];

/** Domestic cups play on Tuesday and Wednesday, 13:00 to 22:00. */
const CUP_NIGHTS: readonly KickOffTime[] = [
  { offset: -4, minute: 13 * 60 },
  { offset: -3, minute: 22 * 60 },
];

/**
 * Returns the one kick-off of a last round: the most common time of a Saturday or Sunday, or of the last day of leagues
 * that play through the week.
 */
function simultaneousKickOffs(
  list: readonly KickOffTime[],
  isSide: boolean,
  isSunday: boolean,
): readonly KickOffTime[] {
  const isSame = (a: KickOffTime, b: KickOffTime) => a.offset === b.offset && a.minute === b.minute;
  const weight = (kick: KickOffTime) => list.filter((each) => isSame(each, kick)).length;
  const mostCommon = (of: readonly KickOffTime[]) =>
    [...of].sort((a, b) => weight(b) - weight(a) || b.minute - a.minute)[0];
  const offset = isSide ? Math.max(...list.map((each) => each.offset)) : isSunday ? 1 : 0;
  const kick = mostCommon(list.filter((each) => each.offset === offset)) ?? mostCommon(list);
  return kick === undefined ? list : [kick];
}

/** Returns weeks without breaks for women, reserves and youth, extended if they have more rounds than weeks. */
function sideWeeks(weeks: readonly Week[], rounds: number): readonly Week[] {
  const extendedWeeks = weeks.map((week) => ({ ...week, isWeekendOff: false }));
  for (
    let last = extendedWeeks.at(-1);
    last !== undefined && extendedWeeks.length < rounds;
    last = extendedWeeks.at(-1)
  ) {
    extendedWeeks.push({ ...last, saturday: last.saturday + 7 });
  }
  return extendedWeeks;
}

interface CalendarContext {
  readonly weeks: readonly Week[];
  readonly habits: Habits;
  /** Returns whether the league plays on the weekend or in the midweek of a week. */
  hasRound(date: RoundDate): boolean;
  /** Kick-offs of the league's teams in the midweek of a week; null for none. */
  midweek(week: number): readonly KickOffTime[] | null;
}

function spareInstants(
  country: CountryEntry,
  context: CalendarContext,
  isSide: boolean,
  usedWeeks: ReadonlySet<number>,
): number[] {
  const { weeks, habits } = context;
  const hasThursday = habits.weekend.some((each) => each.offset === -2);
  const minute = Math.min(20 * 60, habits.midweek[0]?.minute ?? 19 * 60);
  const offset = isSide ? 3 : hasThursday ? -4 : -3;
  const days = weeks.flatMap((week, index) => {
    const isTaken = isSide
      ? usedWeeks.has(index)
      : context.midweek(index) !== null || week.isMidweekOff || week.isWindowWeek || week.isAfterWindow;
    return isTaken ? [] : [week.saturday + offset];
  });
  const end = weeks.at(-1)?.saturday ?? 0;
  // Second dates may also come after the last round.
  for (let weeksLater = 1; weeksLater <= 3; weeksLater += 1) days.push(end + 7 * weeksLater + offset);
  return days
    .filter((day) => !isChristmas(country, day))
    .map((day) => localInstant(country.zone, day, minute));
}

/**
 * Returns the calendar of a country's league number `n` (tiers 0 to 3, other sides 5 to 7). It depends on the
 * country and the season only.
 */
export function leagueCalendar(
  seed: number,
  countries: readonly CountryEntry[],
  country: CountryEntry,
  n: number,
  year: number,
  { rounds, regular, slots }: LeagueRounds,
): LeagueCalendar {
  const season = seasonIdOf(year, competitionIdIn(country.id, n));
  const isSide = n > 3;
  const weeks = isSide ? sideWeeks(weeksOf(country, year), rounds) : weeksOf(country, year);
  const cups = new Set(isSide ? [] : cupWeeks(country, weeks));
  // A club may be relegated before its continental cup is over.
  const hasContinental = n <= 1;
  const isPausing = n === 0 || (n === 1 && country.strength >= 60);
  const roomWithPauses = roomOf(weeks, cups, isPausing, hasContinental);
  const needed = rounds + (regular < rounds ? GAP_DATES : 0);
  const isEnough = roomWithPauses.weekends.length + roomWithPauses.midweeks.length - 2 >= needed;
  const room = isEnough ? roomWithPauses : roomOf(weeks, cups, false, hasContinental);
  const dates = roundDates(seed, season, room, needed, isSide ? 0 : (MIDWEEK_SHARE_PERCENT[n] ?? 0));
  const freeDates = dates.slice(regular, regular + needed - rounds);
  const week = workingWeek(countries, country.id, n);
  const habits = week === null ? habitsOf(country, n) : { weekend: week, midweek: week };
  const weeksWith = (isMidweek: boolean) =>
    new Set(dates.filter((date) => date.isMidweek === isMidweek).map((date) => date.week));
  const [ownMidweeks, ownWeekends] = [weeksWith(true), weeksWith(false)];
  const context: CalendarContext = {
    weeks,
    habits,
    hasRound: ({ week, isMidweek }) => (isMidweek ? ownMidweeks : ownWeekends).has(week),
    midweek: (index) => {
      if (ownMidweeks.has(index)) return habits.midweek;
      if (hasContinental && weeks[index]?.isContinental === true) return CONTINENTAL_NIGHTS;
      return cups.has(index) ? CUP_NIGHTS : null;
    },
  };
  const kickOffs = new Float64Array(rounds * slots);
  const key = stream(seed, season, STREAM.kickOffOrder);
  const lastDay = (country.id + n) % 5 < 3 ? 'saturday' : 'sunday';
  const playedDates = dates.filter((date) => !freeDates.includes(date));
  playedDates.forEach((date, round) => {
    const saturday = weeks[date.week]?.saturday ?? 0;
    const isLast = round === rounds - 1 || round === regular - 1;
    const list = kickOffList(context, date, isSide, isLast ? lastDay : null);
    const turn = u32(key, round) % slots;
    for (let slot = 0; slot < slots; slot += 1) {
      const kick = list[Math.floor((((slot + turn) % slots) * list.length) / slots)] ?? {
        offset: 0,
        minute: 900,
      };
      const day = dayAroundChristmas(country, saturday + kick.offset, date.isMidweek);
      kickOffs[round * slots + slot] = localInstant(country.zone, day, kick.minute);
    }
  });
  const usedWeeks = new Set(dates.map((date) => date.week));
  const gap = freeDates.map((date) => {
    const list = kickOffList(context, date, isSide, null);
    const { offset, minute } = list[Math.floor(list.length / 2)] ?? { offset: 0, minute: 900 };
    return localInstant(country.zone, (weeks[date.week]?.saturday ?? 0) + offset, minute);
  });
  return { kickOffs, spare: spareInstants(country, context, isSide, usedWeeks), gap };
}

function kickOffList(
  context: CalendarContext,
  date: RoundDate,
  isSide: boolean,
  lastDay: 'saturday' | 'sunday' | null,
): readonly KickOffTime[] {
  const { midweek, weekend } = context.habits;
  const weekendOf = (week: number) =>
    weekendBetween(
      weekend,
      context.midweek(week),
      context.midweek(week + 1),
      context.hasRound({ week, isMidweek: true }) ? REST_MINUTES : REST_AROUND_CUPS_MINUTES,
    );
  if (date.isMidweek) {
    const week = date.week - 1;
    return context.hasRound({ week, isMidweek: false }) ? midweekAfter(weekendOf(week), midweek) : midweek;
  }
  const list = isSide ? weekend : weekendOf(date.week);
  return lastDay === null ? list : simultaneousKickOffs(list, isSide, lastDay === 'sunday');
}
