import { expect, test } from 'vitest';
import { disruptionOf } from './disruption.ts';
import type { MatchFrame } from './match-frame.ts';
import { framesWhere, sampleFrame } from './sample-frames.ts';
import { stateAt } from './state.ts';
import { timetableOf } from './timetable.ts';

function firstFrame(holds: (frame: MatchFrame) => boolean): MatchFrame {
  const [frame] = framesWhere(holds, 1);
  if (frame === undefined) throw new Error('Not found');
  return frame;
}

const statusAt = (frame: MatchFrame, instant: number): number => stateAt(frame, instant).status;

/** Whether the start of a match is due and not reported for some seconds. */
function isReportedLate(frame: MatchFrame): boolean {
  return statusAt(frame, frame.kickOff) === 18;
}

test('The start of a few matches is reported late: an update is pending until the first whistle', () => {
  const frame = firstFrame(isReportedLate);
  const starts = timetableOf(frame).kickOff;
  expect([frame.kickOff - 1, starts - 1, starts].map((at) => statusAt(frame, at))).toEqual([0, 18, 1]);
  const late = Array.from({ length: 4_000 }, (_, i) => sampleFrame(i)).filter(isReportedLate).length;
  expect(late).toBeGreaterThan(50);
  expect(late).toBeLessThan(150);
});

test('A long delay has no known end from 10 minutes after the kick-off until 20 before the start', () => {
  const frame = firstFrame((match) => {
    const end = disruptionOf(match);
    return end.kind === 'delayed' && end.minutes > 45;
  });
  const starts = timetableOf(frame).kickOff;
  const codes = [-601, -600, 599, 600].map((since) => statusAt(frame, frame.kickOff + since));
  expect(codes).toEqual([0, 10, 10, 2]);
  expect([starts - 1_201, starts - 1_200, starts].map((at) => statusAt(frame, at))).toEqual([2, 10, 1]);
});

test('A side that does not appear is waited for, then an award is prepared', () => {
  const frame = firstFrame((match) => {
    const end = disruptionOf(match);
    return end.kind === 'awarded' && end.announced > match.kickOff;
  });
  const { end } = timetableOf(frame);
  const codes = [frame.kickOff - 1, frame.kickOff, frame.kickOff + 899, frame.kickOff + 900, end - 1, end];
  expect(codes.map((at) => statusAt(frame, at))).toEqual([0, 10, 10, 15, 15, 9]);
});

test('The hour of a second date is confirmed five days before it', () => {
  const frame = sampleFrame(5, { id: 21 });
  const confirmedAt = frame.kickOff - 5 * 86_400;
  expect([confirmedAt - 1, confirmedAt].map((at) => statusAt(frame, at))).toEqual([17, 0]);
});
