import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleMatch } from '#contract/testing/sample.ts';
import { addDays, dayAt } from '#web/format/day.ts';
import { matchesByDay } from './by-day.ts';

const at = (id: number, instant: string) =>
  sampleMatch(id, { status: 0, phase: 'scheduled', score: null, kickOff: Date.parse(instant) / 1000 });

test('assigns matches to the viewer’s days', () => {
  const matches = [
    at(3, '2026-11-22T15:00:00Z'),
    at(1, '2026-11-21T22:30:00Z'),
    at(2, '2026-11-21T23:30:00Z'),
  ];
  const days = (zone: string) =>
    matchesByDay(matches, zone).map(({ day, matches: of }) => [day, of.map(({ id }) => id)]);
  expect(days('Europe/London')).toEqual([
    ['2026-11-21', ['1', '2']],
    ['2026-11-22', ['3']],
  ]);
  expect(days('Europe/Berlin')).toEqual([
    ['2026-11-21', ['1']],
    ['2026-11-22', ['2', '3']],
  ]);
});

const TWO_WEEKS = 14 * 86_400;

test.each(['Europe/London', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia'])(
  'lists each match once, on the day of its kick-off in %s, across clock changes',
  (zone) => {
    // Two weeks around clock changes, and any others.
    const start = fc.oneof(
      fc
        .constantFrom(
          '2026-10-18T15:30:00Z',
          '2026-10-25T00:30:00Z',
          '2027-03-14T15:30:00Z',
          '2027-03-28T00:30:00Z',
        )
        .map((instant) => Date.parse(instant) / 1000),
      fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }),
    );
    const after = fc.array(fc.oneof(fc.constantFrom(0, TWO_WEEKS), fc.integer({ min: 0, max: TWO_WEEKS })));
    fc.assert(
      fc.property(start, after, (now, delays) => {
        const matches = delays.map((delay, n) => sampleMatch(n, { kickOff: now + delay }));
        const days = matchesByDay(matches, zone);
        for (const { day, matches: of } of days) {
          for (const { time } of of) expect(dayAt(time.timestamp * 1000, zone)).toBe(day);
        }
        const names = days.map(({ day }) => day);
        expect(names).toEqual([...new Set(names)].sort());
        const ids = days.flatMap(({ matches: of }) => of.map(({ id }) => Number(id)));
        expect(ids.toSorted((a, b) => a - b)).toEqual(matches.map(({ id }) => Number(id)));
        // Two full weeks touch at most fifteen of the viewer's days.
        const last = addDays(dayAt(now * 1000, zone), 15);
        expect(names.every((name) => name <= last)).toBe(true);
      }),
      { numRuns: 40 },
    );
  },
);
