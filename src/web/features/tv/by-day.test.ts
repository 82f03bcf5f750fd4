import { expect, test } from 'vitest';
import { sampleMatch } from '#web/testing/sample.ts';
import { byDay } from './by-day.ts';

const at = (id: number, instant: string) =>
  sampleMatch(id, { status: 0, phase: 'scheduled', score: null, kickOff: Date.parse(instant) / 1000 });

test('a day is the viewer’s: what kicks off after his midnight stands under the next one', () => {
  const matches = [
    at(3, '2026-11-22T15:00:00Z'),
    at(1, '2026-11-21T22:30:00Z'),
    at(2, '2026-11-21T23:30:00Z'),
  ];
  const days = (zone: string) =>
    byDay(matches, zone).map(({ day, matches: of }) => [day, of.map(({ id }) => id)]);
  expect(days('Europe/London')).toEqual([
    ['2026-11-21', ['1', '2']],
    ['2026-11-22', ['3']],
  ]);
  expect(days('Europe/Berlin')).toEqual([
    ['2026-11-21', ['1']],
    ['2026-11-22', ['2', '3']],
  ]);
});
