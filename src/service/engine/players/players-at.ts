import { type MatchFrame, SIDES, type Side } from '#service/engine/match-frame.ts';
import { volumeRow } from '#service/engine/minute-volumes.ts';
import { compareMoments, PERIOD_LENGTHS, type PlayMoment } from '#service/engine/play-moment.ts';
import { detailsAt } from '#service/engine/state.ts';
import { BENCH_SLOTS, roleOf, STARTER_SLOTS } from '#service/engine/story/roles.ts';
import { type Story, storyBy } from '#service/engine/story.ts';
import { secondsPlayed, type Timetable } from '#service/engine/timetable.ts';
import { type Attribution, attribute } from './attribution.ts';
import { countEvent, emptyPlayerStats, type PlayerStats } from './player-stats.ts';
import { ratingOf } from './rating.ts';
import { slotsAt, type TimeOnPitch, timesOnPitch } from './times-on-pitch.ts';
import { workOf } from './work.ts';

/** A player's match at an instant, as far as shown by then. */
export interface PlayerMatch {
  readonly stats: PlayerStats;
  /** 3.0 to 10.0; null while there is too little to judge by. */
  readonly rating: number | null;
}

const BASES: readonly number[] = [0, 45, 90, 105, 120];

interface StoryPlayers {
  readonly appearances: Readonly<Record<Side, readonly TimeOnPitch[]>>;
  readonly attributions: readonly Attribution[];
}

/** Computed once per story. */
const playersByStory = new WeakMap<Story, StoryPlayers>();

function storyPlayers(frame: MatchFrame, story: Story): StoryPlayers {
  let players = playersByStory.get(story);
  if (players === undefined) {
    const appearances = { home: timesOnPitch(story, 'home'), away: timesOnPitch(story, 'away') };
    players = { appearances, attributions: attribute(frame, story, appearances) };
    playersByStory.set(story, players);
  }
  return players;
}

/** Returns the whole minutes of the match that are over at a moment, without stoppage time. */
function minutesAt({ period, second }: PlayMoment): number {
  return (BASES[period] ?? 120) + Math.min(PERIOD_LENGTHS[period] ?? 0, Math.floor(second / 60));
}

function momentAt({ periods }: Timetable, instant: number): PlayMoment {
  const index = periods.findLastIndex(({ starts }) => instant >= starts);
  const period = periods[index];
  return period === undefined
    ? { period: 0, second: 0 }
    : { period: index, second: secondsPlayed(period, instant) };
}

/** Returns the minutes of a slot at a moment: at least one for a player whose appearance is visible. */
function minutesOf(appearance: TimeOnPitch, now: PlayMoment, instant: number): number {
  const { from, to, shownAt } = appearance;
  if (compareMoments(now, from) < 0 || (shownAt !== null && shownAt > instant)) return 0;
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

function countLog(
  story: Story,
  { appearances, attributions }: StoryPlayers,
  sheets: Sheets,
  instant: number,
): void {
  const add = { home: adderTo(sheets.home), away: adderTo(sheets.away) };
  for (const [i, entry] of story.entries.entries()) {
    const by = attributions[i];
    if (entry.shownAt > instant || by === undefined) continue;
    const details = detailsAt(entry, instant);
    const { side } = entry;
    const other = side === 'home' ? 'away' : 'home';
    countEvent(entry, details, by, add[side], add[other]);
    if (details.kind !== 'goal') continue;
    const beaten = entry.ownGoal ? side : other;
    for (const slot of slotsAt(appearances[beaten], entry)) add[beaten](slot, 'goals_conceded');
  }
}

/** A started match: its story and its players' parts in it. */
interface StartedMatch {
  readonly story: Story;
  readonly players: StoryPlayers;
}

function startedMatch(frame: MatchFrame, instant: number): StartedMatch | null {
  const story = storyBy(frame, instant);
  if (story.timetable.periods.length === 0 || instant < story.timetable.kickOff) return null;
  return { story, players: storyPlayers(frame, story) };
}

function countSheets({ story, players }: StartedMatch, instant: number): Sheets {
  const sheets = { home: blank(), away: blank() };
  countLog(story, players, sheets, instant);
  const now = momentAt(story.timetable, instant);
  for (const side of SIDES) {
    for (const one of players.appearances[side]) {
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
  const started = startedMatch(frame, instant);
  return started && countSheets(started, instant);
}

/**
 * Returns the totals of every player of a match (slots 1 to 18 of each side, in order) at an instant (epoch seconds),
 * as far as shown by then. They sum to the team's totals: the engine's tests prove it.
 */
export function playersAt(
  frame: MatchFrame,
  instant: number,
): Readonly<Record<Side, readonly PlayerMatch[]>> {
  const started = startedMatch(frame, instant);
  if (started === null) return { home: rated(blank()), away: rated(blank()) };
  const { story, players } = started;
  const sheets = countSheets(started, instant);
  const row = volumeRow(story.volumes, story.timetable, instant);
  for (const side of SIDES) {
    for (const [slot, work] of workOf(frame, story, side, players.appearances[side], row))
      Object.assign(sheets[side].get(slot) ?? {}, work);
  }
  return { home: rated(sheets.home), away: rated(sheets.away) };
}

function blank(): Map<number, PlayerStats> {
  return new Map([...STARTER_SLOTS, ...BENCH_SLOTS].map((slot) => [slot, emptyPlayerStats()]));
}

function rated(sheet: ReadonlyMap<number, PlayerStats>): readonly PlayerMatch[] {
  return [...sheet].map(([slot, stats]) => ({ stats, rating: ratingOf(stats, roleOf(slot)) }));
}
