import { stream, u32 } from '#service/engine/streams.ts';
import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { competitionIdIn } from '#service/world/country-ids.ts';
import { PURPOSE } from '#service/world/purposes.ts';
import { seasonId } from '#service/world/season.ts';
import { cupWeeks } from './cup-weeks.ts';
import type { Habits, KickOff } from './habits.ts';
import { habitsOf } from './habits.ts';
import { instantOf } from './local-time.ts';
import type { RoundDate } from './round-dates.ts';
import { roomOf, roundDates } from './round-dates.ts';
import type { Week } from './weeks.ts';
import { weeksOf } from './weeks.ts';

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
const MIDWEEK_SHARE = [0, 22, 34, 40] as const;

const DAY_MINUTES = 24 * 60;

function latest(habits: readonly KickOff[]): number {
  return Math.max(...habits.map((each) => each.offset * DAY_MINUTES + each.minute));
}

function earliest(habits: readonly KickOff[]): number {
  return Math.min(...habits.map((each) => each.offset * DAY_MINUTES + each.minute));
}

/** Minutes between two kick-offs of a team, with room for other time zones. */
const REST = 41 * 60;

/** A continent's cups, from Tuesday afternoon to late Wednesday in the far west. */
const CONTINENTAL_NIGHTS: readonly KickOff[] = [
  { offset: -4, minute: 15 * 60 },
  { offset: -3, minute: 25 * 60 },
];

/** Domestic cups play on Tuesday and Wednesday, 13:00 to 22:00. */
const CUP_NIGHTS: readonly KickOff[] = [
  { offset: -4, minute: 13 * 60 },
  { offset: -3, minute: 22 * 60 },
];

/** Returns the kick-offs of a weekend that leave enough rest after and before the midweeks around it. */
function rested(
  weekend: readonly KickOff[],
  before: readonly KickOff[] | null,
  after: readonly KickOff[] | null,
): readonly KickOff[] {
  const from = before === null ? -Infinity : latest(before) + REST;
  const to = after === null ? Infinity : earliest(after) + 7 * DAY_MINUTES - REST;
  const fit = weekend.filter((each) => {
    const at = each.offset * DAY_MINUTES + each.minute;
    return at >= from && at <= to;
  });
  return fit.length > 0 ? fit : [{ offset: 0, minute: 16 * 60 }];
}

/** Returns the one kick-off of a last round: the most common time of a Saturday or Sunday. */
function together(list: readonly KickOff[], sunday: boolean): readonly KickOff[] {
  const same = (a: KickOff, b: KickOff) => a.offset === b.offset && a.minute === b.minute;
  const weight = (kick: KickOff) => list.filter((each) => same(each, kick)).length;
  const usual = (of: readonly KickOff[]) =>
    [...of].sort((a, b) => weight(b) - weight(a) || b.minute - a.minute)[0];
  const day = usual(list.filter(({ offset }) => offset === (sunday ? 1 : 0))) ?? usual(list);
  return day === undefined ? list : [day];
}

/** Returns weeks without breaks for women, reserves and youth, extended if they have more rounds than weeks. */
function sideWeeks(weeks: readonly Week[], rounds: number): readonly Week[] {
  const open = weeks.map((week) => ({ ...week, weekendOff: false }));
  for (let last = open.at(-1); last !== undefined && open.length < rounds; last = open.at(-1)) {
    open.push({ ...last, saturday: last.saturday + 7 });
  }
  return open;
}

interface Around {
  readonly weeks: readonly Week[];
  readonly habits: Habits;
  /** Kick-offs of the league's teams in the midweek of a week; null for none. */
  midweek(week: number): readonly KickOff[] | null;
}

function spareInstants(
  country: CountryEntry,
  around: Around,
  side: boolean,
  used: ReadonlySet<number>,
): number[] {
  const { weeks, habits } = around;
  const thursday = habits.weekend.some((each) => each.offset === -2);
  const minute = Math.min(20 * 60, habits.midweek[0]?.minute ?? 19 * 60);
  const offset = side ? 3 : thursday ? -4 : -3;
  const days = weeks.flatMap((week, index) => {
    const taken = side
      ? used.has(index)
      : around.midweek(index) !== null || week.midweekOff || week.window || week.afterWindow;
    return taken ? [] : [week.saturday + offset];
  });
  const end = weeks.at(-1)?.saturday ?? 0;
  // Second dates may also come after the last round.
  for (let later = 1; later <= 3; later += 1) days.push(end + 7 * later + offset);
  return days.map((day) => instantOf(country.zone, day, minute));
}

/**
 * Returns the calendar of a country's league number `n` (tiers 0 to 3, other sides 5 to 7). It depends on the
 * country and the season only.
 */
export function leagueCalendar(
  seed: number,
  country: CountryEntry,
  n: number,
  year: number,
  { rounds, regular, slots }: LeagueRounds,
): LeagueCalendar {
  const season = seasonId(year, competitionIdIn(country.id, n));
  const side = n > 3;
  const weeks = side ? sideWeeks(weeksOf(country, year), rounds) : weeksOf(country, year);
  const cups = new Set(side ? [] : cupWeeks(country, weeks));
  // A club may be relegated before its continental cup is over.
  const continental = n <= 1;
  const pauses = n === 0 || (n === 1 && country.strength >= 60);
  const pausing = roomOf(weeks, cups, pauses, continental);
  const needed = rounds + (regular < rounds ? GAP_DATES : 0);
  const suffices = pausing.weekends.length + pausing.midweeks.length - 2 >= needed;
  const room = suffices ? pausing : roomOf(weeks, cups, false, continental);
  const dates = roundDates(seed, season, room, needed, side ? 0 : (MIDWEEK_SHARE[n] ?? 0));
  const free = dates.slice(regular, regular + needed - rounds);
  const habits = habitsOf(country, n);
  const ownMidweeks = new Set(dates.filter((date) => date.midweek).map((date) => date.week));
  const around: Around = {
    weeks,
    habits,
    midweek: (index) => {
      if (ownMidweeks.has(index)) return habits.midweek;
      if (continental && weeks[index]?.continental === true) return CONTINENTAL_NIGHTS;
      return cups.has(index) ? CUP_NIGHTS : null;
    },
  };
  const kickOffs = new Float64Array(rounds * slots);
  const key = stream(seed, season, PURPOSE.kickOffOrder);
  const lastDay = (country.id + n) % 5 < 3 ? 'saturday' : 'sunday';
  const played = dates.filter((date) => !free.includes(date));
  played.forEach((date, round) => {
    const saturday = weeks[date.week]?.saturday ?? 0;
    const isLast = round === rounds - 1 || round === regular - 1;
    const list = kickOffList(around, date, side, isLast ? lastDay : null);
    const turn = u32(key, round) % slots;
    for (let slot = 0; slot < slots; slot += 1) {
      const kick = list[Math.floor((((slot + turn) % slots) * list.length) / slots)] ?? {
        offset: 0,
        minute: 900,
      };
      kickOffs[round * slots + slot] = instantOf(country.zone, saturday + kick.offset, kick.minute);
    }
  });
  const used = new Set(dates.map((date) => date.week));
  const gap = free.map((date) => {
    const list = kickOffList(around, date, side, null);
    const { offset, minute } = list[Math.floor(list.length / 2)] ?? { offset: 0, minute: 900 };
    return instantOf(country.zone, (weeks[date.week]?.saturday ?? 0) + offset, minute);
  });
  return { kickOffs, spare: spareInstants(country, around, side, used), gap };
}

function kickOffList(
  around: Around,
  date: RoundDate,
  side: boolean,
  last: 'saturday' | 'sunday' | null,
): readonly KickOff[] {
  if (date.midweek) return around.habits.midweek;
  const list = side
    ? around.habits.weekend
    : rested(around.habits.weekend, around.midweek(date.week), around.midweek(date.week + 1));
  return last === null ? list : together(list, last === 'sunday');
}
