import { expect, test } from 'vitest';
import { fate } from '#service/engine/fate.ts';
import { scoreMatrix } from '#service/engine/goal-matrix.ts';
import type { MatchFrame } from '#service/engine/match-frame.ts';
import { result } from '#service/engine/result.ts';
import { framesWhere } from '#service/engine/sample-frames.ts';
import { timetable } from '#service/engine/timetable.ts';
import { fairBook, fairBookBefore } from './fair.ts';
import { MARKETS } from './markets.ts';
import { type Situation, situationAt } from './situation.ts';

const MATCHES = 20_000;
const LEAST = 500;
const WITHIN = 0.02;

const played = framesWhere((frame) => fate(frame).kind === 'played', MATCHES);

function market(name: string) {
  const found = MARKETS.find((each) => each.name === name);
  if (found === undefined) throw new Error(name);
  return found;
}

const RESULT = market('1X2, Full Time Result');

/** Returns for each decile of the chances of home, draw and away the expected and the actual number of outcomes. */
function deciles(situationOf: (frame: MatchFrame) => Situation | null) {
  const told = Array.from({ length: 10 }, () => ({ count: 0, expected: 0, happened: 0 }));
  for (const frame of played) {
    const [home, away] = result(frame).ft ?? [0, 0];
    const outcome = home > away ? 0 : home === away ? 1 : 2;
    const situation = situationOf(frame);
    const matrix = scoreMatrix(frame);
    const fair = situation === null ? fairBookBefore(matrix) : fairBook(matrix, situation);
    const [line] = fair(RESULT);
    line?.chances.forEach((chance, i) => {
      const decile = told[Math.min(9, Math.floor(chance * 10))];
      if (decile === undefined) return;
      decile.count += 1;
      decile.expected += chance;
      decile.happened += i === outcome ? 1 : 0;
    });
  }
  return told.filter(({ count }) => count >= LEAST);
}

function atHalfTime(frame: MatchFrame): Situation | null {
  return situationAt(frame, (timetable(frame).periods[0]?.ends ?? 0) + 60);
}

test.each([
  ['before kick-off', () => null, 6],
  ['at half-time', atHalfTime, 9],
] as const)(
  'the fair chances of a result are calibrated %s: no decile is off by 2 points',
  (_, situationOf, filled) => {
    const told = deciles(situationOf);
    expect(told.length).toBeGreaterThanOrEqual(filled);
    for (const { count, expected, happened } of told)
      expect(Math.abs(expected - happened) / count, `${expected / count} of ${count}`).toBeLessThan(WITHIN);
  },
  20_000,
);

test('goals over a half-time line and over a full-time line are as frequent as expected', () => {
  for (const [name, part] of [
    ['1st Half Goal Line', 'ht'],
    ['Over/Under, Goal Line', 'ft'],
  ] as const) {
    const total = { ...market(name), lines: 1 };
    const ends = { won: 0, stake: 0, expected: 0 };
    for (const frame of played.slice(0, 10_000)) {
      const goals = result(frame)[part];
      const [line] = fairBookBefore(scoreMatrix(frame))(total);
      if (goals === null || line?.line == null) continue;
      // A quarter line is two bets of half the stake.
      const halves = Number.isInteger(line.line * 2) ? [line.line] : [line.line - 0.25, line.line + 0.25];
      for (const half of halves) {
        const scored = goals[0] + goals[1];
        if (scored === half) continue;
        ends.stake += 1 / halves.length;
        ends.won += scored > half ? 1 / halves.length : 0;
        ends.expected += (line.chances[0] ?? 0) / halves.length;
      }
    }
    expect(Math.abs(ends.won - ends.expected) / ends.stake, name).toBeLessThan(WITHIN);
  }
});
