import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';

const KICK_OFF = Date.parse('2026-11-21T23:30:00Z') / 1000;
const entry: CalendarEntry = {
  id: 'match-7@touchline',
  when: { from: KICK_OFF, to: KICK_OFF + 7_200 },
  status: 'CONFIRMED',
  title: 'Rovers – Town',
  place: 'Kanal Elf',
  url: 'https://scores.example/match/7',
};

const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('writes a match with its times in UTC, also over midnight', () => {
  expect(unfold(calendarFile('Kanal Elf', [entry], KICK_OFF - 86_400, 'de'))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Touchline//Touchline//DE',
    'X-WR-CALNAME:Kanal Elf',
    'BEGIN:VEVENT',
    'UID:match-7@touchline',
    'DTSTAMP:20261120T233000Z',
    'DTSTART:20261121T233000Z',
    'DTEND:20261122T013000Z',
    'STATUS:CONFIRMED',
    'SUMMARY:Rovers – Town',
    'LOCATION:Kanal Elf',
    'URL:https://scores.example/match/7',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('writes a match without a kick-off time as a whole day, also at the end of a year', () => {
  const open: CalendarEntry = { ...entry, when: { day: '2026-12-31' }, status: 'TENTATIVE', place: null };
  const lines = unfold(calendarFile('a', [open], KICK_OFF, 'en'));
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).toContain('STATUS:TENTATIVE');
  expect(lines.filter((line) => line.startsWith('LOCATION'))).toEqual([]);
});

test('escapes the characters that a calendar interprets', () => {
  const file = calendarFile('a', [{ ...entry, title: 'A, B; C\\D\nE\r\nF' }], KICK_OFF, 'en');
  expect(unfold(file)).toContain(String.raw`SUMMARY:A\, B\; C\\D\nE\nF`);
});

test('escapes the name of the calendar and the place, and drops control characters', () => {
  const file = calendarFile(
    'Cup, 2026',
    [{ ...entry, title: 'A\u0000B\u007f\tC\rD', place: 'Dock; 4' }],
    0,
    'en',
  );
  expect(unfold(file)).toEqual(
    expect.arrayContaining([
      String.raw`X-WR-CALNAME:Cup\, 2026`,
      `SUMMARY:AB\tC${String.raw`\nD`}`,
      String.raw`LOCATION:Dock\; 4`,
      'DTSTAMP:19700101T000000Z',
    ]),
  );
});

test('folds a line after 75 octets, and not inside a character', () => {
  const title = `${'a'.repeat(66)}ß${'b'.repeat(80)}`;
  expect(calendarFile('a', [{ ...entry, title }], KICK_OFF, 'en')).toContain(
    `\r\nSUMMARY:${'a'.repeat(66)}\r\n ß${'b'.repeat(72)}\r\n ${'b'.repeat(8)}\r\nLOCATION`,
  );
  const exact = 'c'.repeat(67);
  expect(calendarFile('a', [{ ...entry, title: exact }], KICK_OFF, 'en')).toContain(`SUMMARY:${exact}\r\n`);
});

/** Names of every kind: plain, with characters of the format, with several octets per letter, right to left. */
const name = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(',', ';', '\\', '\\n', '\n', ':', '"', 'ß', 'Øresund', '🏟️', 'الهلال', 'München 1860'),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join('').replaceAll(/[^\P{Cc}\n]/gu, ''));

const instant = fc.integer({ min: 0, max: 4_000_000_000 });
const someEntry = fc.record<CalendarEntry>({
  id: fc.nat().map((id) => `match-${id}@touchline`),
  when: fc.oneof(
    fc
      .tuple(instant, fc.integer({ min: 900, max: 20_000 }))
      .map(([from, seconds]) => ({ from, to: from + seconds })),
    instant.map((at) => ({ day: new Date(at * 1000).toISOString().slice(0, 10) })),
  ),
  status: fc.constantFrom('CONFIRMED', 'TENTATIVE', 'CANCELLED'),
  title: name,
  place: fc.option(name),
  url: fc.webUrl(),
});

describe('for any names and times', () => {
  test('no line is longer than 75 octets or broken inside a character, and each ends in CRLF', () => {
    fc.assert(
      fc.property(
        name,
        fc.array(someEntry, { maxLength: 4 }),
        instant,
        (calendarName, entries, createdAt) => {
          const bytes = new TextEncoder().encode(calendarFile(calendarName, entries, createdAt, 'en'));
          const text = new TextDecoder('latin1').decode(bytes);
          expect(text.endsWith('\r\n')).toBe(true);
          expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
          let start = 0;
          for (const line of text.split('\r\n')) {
            expect(line.length).toBeLessThanOrEqual(75);
            // Throws if a character was broken.
            new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(start, start + line.length));
            start += line.length + 2;
          }
        },
      ),
    );
  });

  test('another parser of the format reads everything that was written', () => {
    fc.assert(
      fc.property(fc.array(someEntry, { maxLength: 4 }), instant, (entries, createdAt) => {
        const calendar = new ICAL.Component(ICAL.parse(calendarFile('Kanal Elf', entries, createdAt, 'en')));
        const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
        expect(
          events.map(({ uid, summary, location, startDate, endDate, component }) => ({
            id: uid,
            title: summary,
            place: location ?? null,
            status: component.getFirstPropertyValue('status'),
            url: component.getFirstPropertyValue('url'),
            createdAt: String(component.getFirstPropertyValue('dtstamp')),
            when: startDate.isDate
              ? { day: startDate.toString(), days: endDate.subtractDate(startDate).toSeconds() / 86_400 }
              : { from: startDate.toUnixTime(), to: endDate.toUnixTime() },
          })),
        ).toEqual(
          entries.map(({ when, ...rest }) => ({
            ...rest,
            createdAt: new Date(createdAt * 1000).toISOString().replace('.000', ''),
            when: 'day' in when ? { ...when, days: 1 } : when,
          })),
        );
      }),
    );
  });
});
