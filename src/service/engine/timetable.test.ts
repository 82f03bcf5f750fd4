import { expect, test } from 'vitest';
import { disruptionOf } from './disruption.ts';
import { resultOf } from './result.ts';
import { framesWhere, sampleFrame } from './sample-frames.ts';
import { instantOfMoment, type Period, secondsPlayed, timetableOf } from './timetable.ts';

const played = framesWhere((frame) => disruptionOf(frame).kind === 'played', 10_000);

function only(frames: ReturnType<typeof framesWhere>) {
  const [frame] = frames;
  if (frame === undefined) throw new Error('Not found');
  return frame;
}

test('The first whistle is 0 to 150 s after the scheduled kick-off', () => {
  const waits = played.map((frame) => timetableOf(frame).kickOff - frame.kickOff);
  expect(Math.min(...waits)).toBe(0);
  expect(Math.max(...waits)).toBe(150);
});

test('0 to 8 minutes are added to the first half, 1 to 12 to the second', () => {
  const added = [new Set<number>(), new Set<number>()];
  for (const frame of played) {
    for (const [i, period] of timetableOf(frame).periods.entries()) added[i]?.add(period.stoppage);
  }
  expect(added.map((minutes) => [Math.min(...minutes), Math.max(...minutes)])).toEqual([
    [0, 8],
    [1, 12],
  ]);
});

test('Half-time lasts 14 to 17 minutes, and a half ends within a minute after its stoppage time', () => {
  const breaks: number[] = [];
  const overruns: number[] = [];
  for (const frame of played) {
    const [first, second] = timetableOf(frame).periods;
    if (first === undefined || second === undefined) throw new Error('Two halves are played');
    breaks.push(second.starts - first.ends);
    for (const half of [first, second])
      overruns.push(half.ends - half.starts - (half.length + half.stoppage) * 60);
  }
  expect(Math.min(...breaks)).toBeGreaterThanOrEqual(14 * 60);
  expect(Math.max(...breaks)).toBeLessThanOrEqual(17 * 60);
  expect(Math.min(...overruns)).toBeGreaterThan(0);
  expect(Math.max(...overruns)).toBeLessThan(60);
});

test('A tie has the periods that its result needs, in order', () => {
  const periodCounts = new Set<number>();
  for (let i = 0; i < 3000; i++) {
    const frame = sampleFrame(i, { kind: 'single', neutral: true });
    const { periods, end } = timetableOf(frame);
    const { et, ps } = resultOf(frame);
    const { kind } = disruptionOf(frame);
    if (kind === 'abandoned' || kind === 'awarded') continue;
    periodCounts.add(periods.length);
    expect(periods.length).toBe(ps !== null ? 5 : et !== null ? 4 : 2);
    for (const [n, period] of periods.entries()) {
      expect(period.starts).toBeGreaterThanOrEqual(periods[n - 1]?.ends ?? frame.kickOff);
      expect(period.ends).toBeGreaterThan(period.starts);
    }
    expect(end).toBe(periods.at(-1)?.ends);
    expect(periods.map((period: Period) => period.base)).toEqual(
      [0, 45, 90, 105, 120].slice(0, periods.length),
    );
  }
  expect(periodCounts).toEqual(new Set([2, 4, 5]));
});

test('A delayed match starts later by the length of the delay', () => {
  const frame = only(framesWhere((one) => disruptionOf(one).kind === 'delayed', 1));
  const end = disruptionOf(frame);
  const minutes = end.kind === 'delayed' ? end.minutes : 0;
  const late = timetableOf(frame).kickOff - frame.kickOff - minutes * 60;
  expect(late).toBeGreaterThanOrEqual(0);
  expect(late).toBeLessThanOrEqual(150);
});

test('An interruption stops the clock of play and delays the end of the half', () => {
  const frame = only(framesWhere((one) => disruptionOf(one).kind === 'interrupted', 1));
  const table = timetableOf(frame);
  const index = table.periods.findIndex((period) => period.pause !== null);
  const period = table.periods[index];
  if (period?.pause == null) throw new Error('No pause');
  const { after, seconds } = period.pause;
  expect(secondsPlayed(period, period.starts + after + seconds - 1)).toBe(after);
  expect(secondsPlayed(period, period.starts + after + seconds + 7)).toBe(after + 7);
  expect(instantOfMoment(table, { period: index, second: after - 1 })).toBe(period.starts + after - 1);
  expect(instantOfMoment(table, { period: index, second: after })).toBe(period.starts + after + seconds);
  expect(period.ends - period.starts).toBeGreaterThan((period.length + period.stoppage) * 60 + seconds);
});

test('A match that is not played has no periods; an award ends at its announcement', () => {
  for (const kind of ['postponed', 'cancelled', 'awarded'] as const) {
    const frame = only(framesWhere((one) => disruptionOf(one).kind === kind, 1));
    const end = disruptionOf(frame);
    expect(timetableOf(frame)).toEqual({
      kickOff: frame.kickOff,
      periods: [],
      end: end.kind === 'awarded' ? end.announced : frame.kickOff,
    });
  }
});

test('An abandoned match ends in the minute of its abandonment', () => {
  for (const frame of framesWhere((one) => disruptionOf(one).kind === 'abandoned', 20)) {
    const end = disruptionOf(frame);
    if (end.kind !== 'abandoned') throw new Error('Not abandoned');
    const last = timetableOf(frame).periods.at(-1);
    if (last === undefined) throw new Error('Not begun');
    const minute = last.base + Math.floor(secondsPlayed(last, last.ends) / 60) + 1;
    expect(minute).toBe(end.minute);
  }
});
