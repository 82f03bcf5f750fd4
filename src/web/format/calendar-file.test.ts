import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const KICK_OFF = Date.parse('2026-11-21T23:30:00Z') / 1000;
const entry = {
  id: 'match-7@touchline',
  from: KICK_OFF,
  to: KICK_OFF + 7_200,
  title: 'Rovers – Town',
  place: 'Kanal Elf',
};

const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('a match is an entry with its times in UTC, over midnight as well', () => {
  expect(unfolded(calendarFile('Kanal Elf', [entry], KICK_OFF - 86_400))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Touchline//Touchline//EN',
    'X-WR-CALNAME:Kanal Elf',
    'BEGIN:VEVENT',
    'UID:match-7@touchline',
    'DTSTAMP:20261120T233000Z',
    'DTSTART:20261121T233000Z',
    'DTEND:20261122T013000Z',
    'SUMMARY:Rovers – Town',
    'LOCATION:Kanal Elf',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('what means something to a calendar is escaped', () => {
  const file = calendarFile('a', [{ ...entry, title: 'A, B; C\\D\nE' }], KICK_OFF);
  expect(unfolded(file)).toContain('SUMMARY:A\\, B\\; C\\\\D\\nE');
});

test('no line is longer than 75 octets, no character is torn, and nothing is lost', () => {
  const title = 'Öresund–Ærø Boldklub 🏟 – '.repeat(12).trim();
  const file = calendarFile('a', [{ ...entry, title }], KICK_OFF);
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\ufffd');
  }
  expect(unfolded(file)).toContain(`SUMMARY:${title}`);
});
