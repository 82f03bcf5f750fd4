import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleMatch } from '#contract/testing/sample.ts';
import { timeOfDay } from '#web/format/clock-time.ts';
import { type AirTime, airTimeOf, guideAxis, hoursOf, lanesOf } from './axis.ts';

const at = (instant: string) => Date.parse(instant) / 1000;
const scheduled = (number: number, kickOff: number) =>
  sampleMatch(number, { status: 0, phase: 'scheduled', score: null, kickOff });
const clocks = (span: AirTime, zone: string) =>
  hoursOf(span).map((hour) => timeOfDay(hour * 1000, zone, 'en-GB-u-hc-h23'));

test('spans full hours around all matches, across midnight', () => {
  const matches = [scheduled(1, at('2026-11-21T20:05:00Z')), scheduled(2, at('2026-11-21T23:30:00Z'))];
  const axis = guideAxis(matches, 'Europe/London', 0);
  expect(clocks(axis, 'Europe/London')).toEqual(['20:00', '21:00', '22:00', '23:00', '00:00', '01:00']);
});

test.each([
  ['Asia/Kolkata', '2026-11-21T09:40:00Z', '15:00'],
  ['Asia/Kathmandu', '2026-11-21T09:40:00Z', '15:00'],
  ['Australia/Lord_Howe', '2026-11-21T09:40:00Z', '20:00'],
])('begins at a full hour of the clocks in %s', (zone, kickOff, first) => {
  expect(clocks(guideAxis([scheduled(1, at(kickOff))], zone, 0), zone)[0]).toBe(first);
});

test('repeats or skips an hour when the clocks change', () => {
  const over = (from: string, to: string) =>
    clocks(guideAxis([scheduled(1, at(from)), scheduled(2, at(to))], 'Europe/London', 0), 'Europe/London');
  expect(over('2026-10-24T23:00:00Z', '2026-10-25T01:00:00Z')).toEqual(['00:00', '01:00', '01:00', '02:00']);
  expect(over('2027-03-27T23:00:00Z', '2027-03-28T01:00:00Z')).toEqual(['23:00', '00:00', '02:00', '03:00']);
});

test('extends a live match to now, and for extra time', () => {
  const kickOff = at('2026-11-21T15:00:00Z');
  const live = (status: number) => sampleMatch(1, { status, kickOff });
  const durationOf = (status: number, now: number) => airTimeOf(live(status), kickOff + now).to - kickOff;
  expect(durationOf(1, 1_800)).toBe(7_200);
  expect(durationOf(1, 8_000)).toBe(8_000);
  expect(durationOf(12, 7_000)).toBe(10_800);
  expect(durationOf(13, 11_000)).toBe(11_000);
});

test('has few hours with a match in play whose kick-off is in 1970', () => {
  const [now, long] = [at('2026-11-21T16:00:00Z'), sampleMatch(1, { kickOff: 999_999 })];
  expect(guideAxis([scheduled(2, now), long], 'UTC', now)).toEqual({
    from: at('2026-11-21T12:00:00Z'),
    to: at('2026-11-21T18:00:00Z'),
  });
});

test('ignores matches without an announced hour', () => {
  const unannounced = sampleMatch(2, {
    status: 17,
    phase: 'scheduled',
    score: null,
    kickOff: at('2026-11-21T03:00:00Z'),
  });
  const axis = guideAxis([scheduled(1, at('2026-11-21T15:00:00Z')), unannounced], 'UTC', 0);
  expect(clocks(axis, 'UTC')).toEqual(['15:00', '16:00']);
});

describe('lanes', () => {
  const spans = fc.array(
    fc
      .record({ from: fc.integer({ min: 0, max: 40 }), durationOf: fc.integer({ min: 1, max: 12 }) })
      .map(({ from, durationOf }): AirTime => ({ from, to: from + durationOf })),
    { maxLength: 24 },
  );

  test('never overlap, and are as few as possible', () => {
    fc.assert(
      fc.property(spans, (all) => {
        const lanes = lanesOf(all);
        expect(lanes).toHaveLength(all.length);
        all.forEach((a, m) => {
          all.forEach((b, n) => {
            if (m < n && lanes[m] === lanes[n]) expect(a.to <= b.from || b.to <= a.from).toBe(true);
          });
        });
        const atOnce = all.map(({ from }) => all.filter((b) => b.from <= from && from < b.to).length);
        expect(Math.max(-1, ...lanes) + 1).toBe(Math.max(0, ...atOnce));
      }),
    );
  });
});
