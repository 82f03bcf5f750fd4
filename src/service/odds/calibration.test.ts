import { expect, test } from 'vitest';
import { disruptionOf } from '#service/engine/disruption.ts';
import { incidentsOf } from '#service/engine/incidents.ts';
import type { MatchFrame } from '#service/engine/match-frame.ts';
import { resultOf } from '#service/engine/result.ts';
import { framesWhere } from '#service/engine/sample-frames.ts';
import { scoreMatrix } from '#service/engine/score-matrix.ts';
import { detailsAt } from '#service/engine/state.ts';
import type { LogEntry } from '#service/engine/story/log-entry.ts';
import { storyOf } from '#service/engine/story.ts';
import { between, stream } from '#service/engine/streams.ts';
import { timetableOf } from '#service/engine/timetable.ts';
import { fairBook, fairBookBefore } from './fair-book.ts';
import { MARKETS } from './markets.ts';
import { situationAt } from './situation.ts';

const MATCHES = 20_000;
const MIN_COUNT = 500;
const MAX_DEVIATION = 0.02;
/** The stream of instants in play, which the engine does not use. */
const INSTANT = 95;

const played = framesWhere((frame) => disruptionOf(frame).kind === 'played', MATCHES);

function market(name: string) {
  const candidate = MARKETS.find((each) => each.name === name);
  if (candidate === undefined) throw new Error(name);
  return candidate;
}

const RESULT = market('1X2, Full Time Result');

/** Returns 0 for a home win, 1 for a draw, 2 for an away win. */
function outcomeOf(frame: MatchFrame): number {
  const [home, away] = resultOf(frame).ft ?? [0, 0];
  return 1 + Math.sign(away - home);
}

/** Returns the fair prices of a match at some instant; null if there are none. */
type BookOf = (frame: MatchFrame) => ReturnType<typeof fairBook> | null;

/** Returns for each decile of the chances of home, draw and away the expected and the actual number of outcomes. */
function deciles(frames: readonly MatchFrame[], bookOf: BookOf) {
  const sums = Array.from({ length: 10 }, () => ({ count: 0, expected: 0, happened: 0 }));
  for (const frame of frames) {
    const outcome = outcomeOf(frame);
    const [line] = bookOf(frame)?.(RESULT) ?? [];
    line?.chances.forEach((chance, i) => {
      const decile = sums[Math.min(9, Math.floor(chance * 10))];
      if (decile === undefined) return;
      decile.count += 1;
      decile.expected += chance;
      decile.happened += i === outcome ? 1 : 0;
    });
  }
  return sums.filter(({ count }) => count >= MIN_COUNT);
}

const beforeKickOff: BookOf = (frame) => fairBookBefore(scoreMatrix(frame));

function bookAt(frame: MatchFrame, instant: number): ReturnType<BookOf> {
  const situation = situationAt(frame, instant);
  return situation === null ? null : fairBook(scoreMatrix(frame), situation);
}

/** Returns the prices at an instant of the match, its break included. */
const inPlay: BookOf = (frame) => {
  const { kickOff, end } = timetableOf(frame);
  return bookAt(frame, between(stream(frame.seed, frame.id, INSTANT), 0, kickOff, end - 1));
};

test.each([
  ['before kick-off', beforeKickOff, played, 6],
  ['at any instant in play', inPlay, played.slice(0, 10_000), 10],
] as const)(
  'the fair chances of a result are calibrated %s: no decile is off by 2 points',
  (_, bookOf, frames, filled) => {
    const tenths = deciles(frames, bookOf);
    expect(tenths.length).toBeGreaterThanOrEqual(filled);
    for (const { count, expected, happened } of tenths)
      expect(Math.abs(expected - happened) / count, `${expected / count} of ${count}`).toBeLessThan(
        MAX_DEVIATION,
      );
  },
  60_000,
);

/** Returns the first sending-off of a match in its 90 minutes, after all corrections. */
function firstSendingOff(frame: MatchFrame): LogEntry | undefined {
  const areSentOff = (['home', 'away'] as const).some((side) =>
    incidentsOf(frame, side).some(({ kind }) => kind !== 'yellowcard' && kind !== 'injury'),
  );
  if (!areSentOff) return undefined;
  return storyOf(frame).entries.find((entry) => {
    const { kind } = detailsAt(entry, Number.POSITIVE_INFINITY);
    return kind === 'redcard' || kind === 'yellowredcard';
  });
}

test('the fair chances after a sending-off are calibrated: those of the ten men, of a draw and of the others', () => {
  const ends = { count: 0, expected: [0, 0, 0], happened: [0, 0, 0] };
  for (const frame of played.slice(0, 12_000)) {
    const off = firstSendingOff(frame);
    const [line] = (off === undefined ? null : bookAt(frame, off.shownAt + 300))?.(RESULT) ?? [];
    if (off === undefined || line === undefined) continue;
    const outcome = outcomeOf(frame);
    // The ten men first.
    const order = off.side === 'home' ? [0, 1, 2] : [2, 1, 0];
    ends.count += 1;
    for (const [i, end] of order.entries()) {
      ends.expected[i] = (ends.expected[i] ?? 0) + (line.chances[end] ?? 0);
      ends.happened[i] = (ends.happened[i] ?? 0) + (end === outcome ? 1 : 0);
    }
  }
  expect(ends.count).toBeGreaterThan(1_000);
  for (const [i, expected] of ends.expected.entries())
    expect(Math.abs(expected - (ends.happened[i] ?? 0)) / ends.count, `${i}`).toBeLessThan(MAX_DEVIATION);
});

test('goals over a half-time line and over a full-time line are as frequent as expected', () => {
  for (const [name, part] of [
    ['1st Half Goal Line', 'ht'],
    ['Over/Under, Goal Line', 'ft'],
  ] as const) {
    const total = { ...market(name), lines: 1 };
    const ends = { won: 0, stake: 0, expected: 0 };
    for (const frame of played.slice(0, 10_000)) {
      const goals = resultOf(frame)[part];
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
    expect(Math.abs(ends.won - ends.expected) / ends.stake, name).toBeLessThan(MAX_DEVIATION);
  }
});
