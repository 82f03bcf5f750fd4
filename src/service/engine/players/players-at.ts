import type { MatchFrame, Side } from '#service/engine/match-frame.ts';
import type { Moment } from '#service/engine/moment.ts';
import { compareMoments, PERIOD_LENGTHS } from '#service/engine/moment.ts';
import { pulseRow } from '#service/engine/pulse.ts';
import { toldAt } from '#service/engine/state.ts';
import { BENCH, roleOf, STARTERS } from '#service/engine/story/roles.ts';
import type { Story } from '#service/engine/story.ts';
import { storyBy } from '#service/engine/story.ts';
import type { Timetable } from '#service/engine/timetable.ts';
import { secondsPlayed } from '#service/engine/timetable.ts';
import type { Appearance } from './appearances.ts';
import { appearancesOf, slotsAt } from './appearances.ts';
import type { Attribution } from './attribution.ts';
import { attribute } from './attribution.ts';
import type { PlayerStats } from './player-stats.ts';
import { countDeed, nothingYet } from './player-stats.ts';
import { ratingOf } from './rating.ts';
import { workOf } from './work.ts';

/** A player's match at an instant, as far as shown by then. */
export interface PlayerMatch {
  readonly stats: PlayerStats;
  /** 3.0 to 10.0; null while there is too little to judge by. */
  readonly rating: number | null;
}

const SIDES: readonly Side[] = ['home', 'away'];
const BASES: readonly number[] = [0, 45, 90, 105, 120];

interface Cast {
  readonly appearances: Readonly<Record<Side, readonly Appearance[]>>;
  readonly attributions: readonly Attribution[];
}

/** Computed once per story. */
const casts = new WeakMap<Story, Cast>();

function castOf(frame: MatchFrame, told: Story): Cast {
  let cast = casts.get(told);
  if (cast === undefined) {
    const appearances = { home: appearancesOf(told, 'home'), away: appearancesOf(told, 'away') };
    cast = { appearances, attributions: attribute(frame, told, appearances) };
    casts.set(told, cast);
  }
  return cast;
}

/** Returns the whole minutes of the match that are over at a moment, without stoppage time. */
function minutesAt({ period, second }: Moment): number {
  return (BASES[period] ?? 120) + Math.min(PERIOD_LENGTHS[period] ?? 0, Math.floor(second / 60));
}

function momentAt({ periods }: Timetable, instant: number): Moment {
  const index = periods.findLastIndex(({ starts }) => instant >= starts);
  const period = periods[index];
  return period === undefined
    ? { period: 0, second: 0 }
    : { period: index, second: secondsPlayed(period, instant) };
}

/** Returns the minutes of a slot at a moment: at least one for a player whose appearance is visible. */
function minutesOf(appearance: Appearance, now: Moment, instant: number): number {
  const { from, to, told } = appearance;
  if (compareMoments(now, from) < 0 || (told !== null && told > instant)) return 0;
  const end = to !== null && compareMoments(to, now) < 0 ? to : now;
  return Math.max(1, minutesAt(end) - minutesAt(from));
}

/** Totals of both sides by slot. */
type Sheets = Readonly<Record<Side, Map<number, PlayerStats>>>;

function adderTo(sheet: Map<number, PlayerStats>) {
  return (slot: number | null, name: keyof PlayerStats): void => {
    const stats = slot === null ? undefined : sheet.get(slot);
    if (stats !== undefined) stats[name] += 1;
  };
}

function countLog(told: Story, { appearances, attributions }: Cast, sheets: Sheets, instant: number): void {
  const add = { home: adderTo(sheets.home), away: adderTo(sheets.away) };
  for (const [i, entry] of told.entries.entries()) {
    const by = attributions[i];
    if (entry.shown > instant || by === undefined) continue;
    const deed = toldAt(entry, instant);
    const { side } = entry;
    const other = side === 'home' ? 'away' : 'home';
    countDeed(entry, deed, by, add[side], add[other]);
    if (deed.kind !== 'goal') continue;
    const beaten = entry.ownGoal ? side : other;
    for (const slot of slotsAt(appearances[beaten], entry)) add[beaten](slot, 'goals_conceded');
  }
}

/** A started match: its story and its players' parts in it. */
interface Begun {
  readonly told: Story;
  readonly cast: Cast;
}

function begunBy(frame: MatchFrame, instant: number): Begun | null {
  const told = storyBy(frame, instant);
  if (told.timetable.periods.length === 0 || instant < told.timetable.kickOff) return null;
  return { told, cast: castOf(frame, told) };
}

function counted({ told, cast }: Begun, instant: number): Sheets {
  const sheets = { home: blank(), away: blank() };
  countLog(told, cast, sheets, instant);
  const now = momentAt(told.timetable, instant);
  for (const side of SIDES) {
    for (const one of cast.appearances[side]) {
      const stats = sheets[side].get(one.slot);
      if (stats !== undefined) stats.minutes = minutesOf(one, now, instant);
    }
  }
  return sheets;
}

/**
 * Returns the totals of `playersAt` by slot except passes, tackles and interceptions, which are drawn minute by
 * minute and cost ten times as much as all the rest. Null before kick-off.
 */
export function countsAt(frame: MatchFrame, instant: number): Sheets | null {
  const begun = begunBy(frame, instant);
  return begun && counted(begun, instant);
}

/**
 * Returns the totals of every player of a match (slots 1 to 18 of each side, in order) at an instant (epoch seconds),
 * as far as shown by then. They sum to the team's totals: the engine's tests prove it.
 */
export function playersAt(
  frame: MatchFrame,
  instant: number,
): Readonly<Record<Side, readonly PlayerMatch[]>> {
  const begun = begunBy(frame, instant);
  if (begun === null) return { home: rated(blank()), away: rated(blank()) };
  const { told, cast } = begun;
  const sheets = counted(begun, instant);
  const row = pulseRow(told.pulse, told.timetable, instant);
  for (const side of SIDES) {
    for (const [slot, work] of workOf(frame, told, side, cast.appearances[side], row))
      Object.assign(sheets[side].get(slot) ?? {}, work);
  }
  return { home: rated(sheets.home), away: rated(sheets.away) };
}

function blank(): Map<number, PlayerStats> {
  return new Map([...STARTERS, ...BENCH].map((slot) => [slot, nothingYet()]));
}

function rated(sheet: ReadonlyMap<number, PlayerStats>): readonly PlayerMatch[] {
  return [...sheet].map(([slot, stats]) => ({ stats, rating: ratingOf(stats, roleOf(slot)) }));
}
