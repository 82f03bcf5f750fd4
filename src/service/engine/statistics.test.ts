import { expect, test } from 'vitest';
import type { MatchFrame } from './match-frame.ts';
import type { MatchState, SideStats, VisibleEvent } from './match-state.ts';
import { framesWhere, sampleFrame } from './sample-frames.ts';
import { stateAt } from './state.ts';
import { STATUS_CODE } from './status.ts';
import { storyOf } from './story.ts';
import { timetableOf } from './timetable.ts';

/** 10,000 league matches played to their end, over 1,000 seeds. */
const AN_HOUR = 3600;
const frames: MatchFrame[] = [];
const states: MatchState[] = [];
for (let i = 0; frames.length < 10_000; i++) {
  const frame = sampleFrame(i);
  const state = stateAt(frame, timetableOf(frame).end + AN_HOUR);
  if (state.status !== STATUS_CODE.finished) continue;
  frames.push(frame);
  states.push(state);
}
const MATCHES = states.length;

/** Returns the percentage of matches that satisfy a condition. */
function percent(holds: (state: MatchState) => boolean): number {
  return (100 * states.filter(holds).length) / MATCHES;
}

/** Returns the mean per match of some totals, both sides together. */
function mean(...names: (keyof SideStats)[]): number {
  let sum = 0;
  for (const { stats } of states) for (const side of stats) for (const name of names) sum += side[name];
  return sum / MATCHES;
}

const events = states.flatMap((state) => state.events);
const goals = events.filter((event) => event.type === 'goal');

function percentOfGoals(holds: (goal: VisibleEvent) => boolean): number {
  return (100 * goals.filter(holds).length) / goals.length;
}

function expectWithin(value: number, [low, high]: readonly [number, number]): void {
  expect(value).toBeGreaterThanOrEqual(low);
  expect(value).toBeLessThanOrEqual(high);
}

test.each<[string, (state: MatchState) => boolean, [number, number]]>([
  ['home wins', (state) => state.winner === 'home', [42, 48]],
  ['draws', (state) => state.winner === null, [23, 29]],
  ['0-0', (state) => state.score?.join('-') === '0-0', [6, 10]],
])('Percent of matches: %s', (_, holds, bounds) => {
  expectWithin(percent(holds), bounds);
});

test.each<[(keyof SideStats)[], [number, number]]>([
  [['goals'], [2.5, 2.9]],
  [['yellowcards'], [3.2, 4.8]],
  [
    ['redcards', 'yellowredcards'],
    [0.12, 0.3],
  ],
  [['redcards'], [0.05, 0.15]],
  [['yellowredcards'], [0.05, 0.15]],
  [['corners'], [8.5, 11.5]],
  [['shots_total'], [21, 28]],
  [['shots_on_target'], [7, 10]],
  [['penalties'], [0.2, 0.35]],
  [['fouls'], [20, 26]],
  [['offsides'], [3, 5]],
  [['substitutions'], [8, 10]],
  [['attacks'], [180, 240]],
  [['dangerous_attacks'], [90, 120]],
  [['passes'], [800, 1000]],
  [['crosses'], [30, 60]],
  [['crosses_accurate'], [8, 18]],
  [['throw_in'], [35, 65]],
  [['goal_kick'], [12, 30]],
  [['injuries'], [0.2, 1]],
])('Mean a match, both sides: %j', (names, bounds) => {
  expectWithin(mean(...names), bounds);
});

test.each<[string, (goal: VisibleEvent) => boolean, [number, number]]>([
  ['after half-time', (goal) => goal.period === '2nd half', [54, 58]],
  ['own goals', (goal) => goal.ownGoal, [1.8, 3.2]],
  ['with an assist', (goal) => goal.relatedSlot !== null, [69, 75]],
  ['by attackers', (goal) => [9, 10, 11, 17, 18].includes(goal.slot ?? 0), [50, 70]],
  ['in stoppage time', (goal) => goal.extra !== null, [4, 12]],
])('Percent of goals: %s', (_, holds, bounds) => {
  expectWithin(percentOfGoals(holds), bounds);
});

test('Goals become more frequent through each half', () => {
  const inMinutes = (from: number, to: number): number =>
    goals.filter((goal) => goal.extra === null && goal.minute >= from && goal.minute <= to).length;
  expect(inMinutes(1, 15)).toBeLessThan(inMinutes(31, 45));
  expect(inMinutes(46, 60)).toBeLessThan(inMinutes(76, 90));
  expect(inMinutes(1, 15)).toBeLessThan(inMinutes(46, 60));
});

test('About 78 % of the penalties are scored', () => {
  const scored = goals.filter((goal) => goal.penalty).length;
  const missed = events.filter((event) => event.type === 'penalty_missed').length;
  expectWithin((100 * scored) / (scored + missed), [74, 82]);
  expect((scored + missed) / MATCHES).toBeCloseTo(mean('penalties'), 5);
});

test('0.2 to 0.5 % of the live minutes have a correction', () => {
  let minutes = 0;
  let corrected = 0;
  for (const frame of frames) {
    const { kickOff, end } = timetableOf(frame);
    const amendments = storyOf(frame).entries.flatMap((entry) =>
      entry.amendments.map(({ shownAt }) => shownAt),
    );
    minutes += (end - kickOff) / 60;
    corrected += new Set(
      amendments.filter((shownAt) => shownAt <= end).map((shownAt) => Math.floor(shownAt / 60)),
    ).size;
  }
  expectWithin((100 * corrected) / minutes, [0.2, 0.5]);
});

test('All kinds of corrections occur: goals, scorers, cards both ways, and some after full time', () => {
  const countBySort = new Map<string, number>();
  for (const frame of frames) {
    const { end } = timetableOf(frame);
    for (const { kind, slot, amendments } of storyOf(frame).entries) {
      for (const { shownAt, patch } of amendments) {
        const sort =
          patch.kind === undefined
            ? `scorer ${slot === null ? 'unknown' : 'wrong'}`
            : `${kind} to ${patch.kind}`;
        countBySort.set(sort, (countBySort.get(sort) ?? 0) + 1);
        if (shownAt > end) countBySort.set('after full time', (countBySort.get('after full time') ?? 0) + 1);
      }
    }
  }
  const sorts = [
    'goal to var',
    'scorer unknown',
    'scorer wrong',
    'yellowcard to redcard',
    'redcard to yellowcard',
    'after full time',
  ];
  expect([...countBySort.keys()].sort()).toEqual([...sorts].sort());
  expectWithin((countBySort.get('goal to var') ?? 0) / MATCHES, [0.08, 0.18]);
});

test('Losing sides are sent off more often', () => {
  const reds = (side: 0 | 1): number => {
    let sum = 0;
    for (const { winner, stats } of states) {
      const loser = winner === 'home' ? 1 : 0;
      if (winner !== null) sum += stats[side === 1 ? loser : loser === 1 ? 0 : 1].redcards;
    }
    return sum;
  };
  expect(reds(1)).toBeGreaterThan(reds(0) * 1.3);
});

test('The stronger side has more possession and shots', () => {
  let ball = 0;
  let shots = 0;
  const uneven = framesWhere((frame) => frame.ratings[0] - frame.ratings[1] > 150, 200);
  for (const frame of uneven) {
    const [home, away] = stateAt(frame, timetableOf(frame).end).stats;
    ball += home.possession - away.possession;
    shots += home.shots_total - away.shots_total;
  }
  expect(ball / uneven.length).toBeGreaterThan(5);
  expect(shots / uneven.length).toBeGreaterThan(2);
});

test.each<[MatchFrame['level'], [number, number]]>([
  ['women', [2.9, 3.3]],
  ['youth', [3.0, 3.4]],
  ['reserve', [2.8, 3.2]],
  ['friendly', [2.7, 3.1]],
])('Goals a match of %s teams', (level, bounds) => {
  let sum = 0;
  for (let i = 0; i < 5000; i++) {
    const frame = sampleFrame(i, { level });
    const [home, away] = stateAt(frame, timetableOf(frame).end).score ?? [0, 0];
    sum += home + away;
  }
  expectWithin(sum / 5000, bounds);
});
