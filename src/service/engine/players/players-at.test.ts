import { expect, test } from 'vitest';
import type { MatchFrame, Side } from '#service/engine/match-frame.ts';
import type { MatchState, SideStats } from '#service/engine/match-state.ts';
import { mixedFrame } from '#service/engine/sample-frames.ts';
import { stateAt } from '#service/engine/state.ts';
import type { LogEntry } from '#service/engine/story/log-entry.ts';
import { storyOf } from '#service/engine/story.ts';
import { timetableOf } from '#service/engine/timetable.ts';
import type { PlayerStats } from './player-stats.ts';
import { type PlayerMatch, playersAt } from './players-at.ts';

const MATCHES = 300;
const DAYS = 20 * 86_400;
const frames = Array.from({ length: MATCHES }, (_, i) => mixedFrame(i)).filter(
  (frame) => timetableOf(frame).periods.length > 0,
);

/** Returns instants of a match: some in play, the last whistle, and long after. */
function instantsOf(frame: MatchFrame): number[] {
  const { kickOff, end } = timetableOf(frame);
  const span = end - kickOff;
  return [0.02, 0.2, 0.43, 0.5, 0.71, 0.9, 1]
    .map((part) => Math.round(kickOff + part * span))
    .concat(end + DAYS);
}

function sum(players: readonly PlayerMatch[], name: keyof PlayerStats): number {
  return players.reduce((total, { stats }) => total + stats[name], 0);
}

/** Counts goals shown by an instant whose scorer or assist is corrected later: their shots have no player yet. */
function unsettled(frame: MatchFrame, instant: number, side: Side): number {
  const open = (entry: LogEntry) =>
    entry.side === side &&
    entry.shownAt <= instant &&
    entry.amendments.some(({ shownAt, patch }) => patch.slot !== undefined && shownAt > instant);
  return storyOf(frame).entries.filter(open).length;
}

const SIDES = [
  ['home', 0],
  ['away', 1],
] as const;

/** Totals in which the players' sum equals the team's; shots and passes of unsettled goals may be missing. */
const SHARED: readonly (keyof PlayerStats & keyof SideStats)[] = [
  'shots_blocked',
  'shots_off_target',
  'fouls',
  'offsides',
  'yellowcards',
  'yellowredcards',
  'redcards',
  'passes',
  'passes_accurate',
];

function compareWithTeam(frame: MatchFrame, instant: number, state: MatchState): string[] {
  const players = playersAt(frame, instant);
  return SIDES.flatMap(([side, team]) => {
    const stats = state.stats[team];
    const own = players[side];
    const others = players[side === 'home' ? 'away' : 'home'];
    const open = unsettled(frame, instant, side);
    const wrong: string[] = SHARED.filter((name) => sum(own, name) !== stats[name]);
    const checkRange = (name: string, actual: number, due: number) => {
      if (actual > due || actual < due - open) wrong.push(`${name} ${actual} of ${due}`);
    };
    checkRange('shots_total', sum(own, 'shots_total'), stats.shots_total);
    checkRange('shots_on_target', sum(own, 'shots_on_target'), stats.shots_on_target);
    checkRange('key_passes', sum(own, 'key_passes'), stats.key_passes);
    checkRange('goals', sum(own, 'goals') + sum(others, 'own_goals'), stats.goals);
    const scored = state.events.filter(
      (event) => event.type === 'goal' && event.side === side && !event.ownGoal,
    ).length;
    if (sum(others, 'saves') !== stats.shots_on_target - scored) wrong.push('saves');
    return wrong.map((what) => `${frame.seed} ${frame.id} ${side} at ${instant}: ${what}`);
  });
}

test("the players' totals sum to their team's at every instant", () => {
  const wrong = frames.flatMap((frame) =>
    instantsOf(frame).flatMap((instant) => compareWithTeam(frame, instant, stateAt(frame, instant))),
  );
  expect(wrong).toEqual([]);
});

test("a player's totals only decrease by corrections", () => {
  const wrong: string[] = [];
  for (const frame of frames.filter((each) =>
    storyOf(each).entries.every(({ amendments }) => amendments.length === 0),
  )) {
    let before = playersAt(frame, 0);
    for (const instant of instantsOf(frame)) {
      const now = playersAt(frame, instant);
      for (const [side] of SIDES) {
        for (const [i, { stats }] of now[side].entries()) {
          for (const [name, value] of Object.entries(stats)) {
            if (value < (before[side][i]?.stats[name as keyof PlayerStats] ?? 0))
              wrong.push(`${frame.id} ${side} ${i + 1} ${name} at ${instant}`);
          }
        }
      }
      before = now;
    }
  }
  expect(wrong).toEqual([]);
});

test('all totals are 0 before kick-off, and for players who never come on', () => {
  for (const frame of frames) {
    const { kickOff, end } = timetableOf(frame);
    for (const { stats, rating } of Object.values(playersAt(frame, kickOff - 1)).flat()) {
      expect([...new Set(Object.values(stats)), rating]).toEqual([0, null]);
    }
    for (const { stats } of Object.values(playersAt(frame, end + DAYS)).flat()) {
      if (stats.minutes === 0) expect(Object.values(stats).every((value) => value === 0)).toBe(true);
    }
  }
});

test('eleven players per side share all minutes, less those after a sending-off', () => {
  for (const frame of frames) {
    const end = timetableOf(frame).end + DAYS;
    const { events } = stateAt(frame, end);
    const { kind } = storyOf(frame).disruption;
    if (kind === 'abandoned') continue;
    const fullMinutes = timetableOf(frame).periods.length > 2 ? 120 : 90;
    const players = playersAt(frame, end);
    for (const [side] of SIDES) {
      const late = events.filter(
        (event) => event.side === side && event.type === 'substitution' && event.extra,
      );
      const off = events.filter(
        (event) => event.side === side && ['redcard', 'yellowredcard'].includes(event.type),
      );
      const lost = off.reduce(
        (total, { minute, extra }) => total + fullMinutes - (extra ? minute : minute - 1),
        0,
      );
      // A substitution in stoppage time adds a minute for the substitute that the other player does not lose.
      const maxMinutes = 11 * fullMinutes - lost + late.length;
      expect(sum(players[side], 'minutes')).toBeGreaterThanOrEqual(11 * fullMinutes - lost);
      expect(sum(players[side], 'minutes')).toBeLessThanOrEqual(maxMinutes);
    }
  }
});

test('ratings lie between 3 and 10, mostly near the middle, and goals raise them', () => {
  const all = frames.flatMap((frame) =>
    Object.values(playersAt(frame, timetableOf(frame).end + DAYS)).flat(),
  );
  const rated = all.filter(({ rating }) => rating !== null);
  const mean = (some: typeof rated) =>
    some.reduce((total, { rating }) => total + (rating ?? 0), 0) / some.length;
  expect(Math.min(...rated.map(({ rating }) => rating ?? 3))).toBeGreaterThanOrEqual(3);
  expect(Math.max(...rated.map(({ rating }) => rating ?? 3))).toBeLessThanOrEqual(10);
  expect(mean(rated)).toBeGreaterThan(6.4);
  expect(mean(rated)).toBeLessThan(6.9);
  const scorers = rated.filter(({ stats }) => stats.goals > 0);
  expect(mean(scorers)).toBeGreaterThan(mean(rated) + 0.8);
  expect(all.filter(({ stats }) => stats.minutes < 10).every(({ rating }) => rating === null)).toBe(true);
});
