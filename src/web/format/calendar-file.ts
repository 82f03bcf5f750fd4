import { addDays, type Day } from './day.ts';

/** Something that stands in a calendar. */
export interface CalendarEntry {
  /** Names it for good, so that a file that is read again changes it. */
  readonly id: string;
  /** Epoch seconds; or a day, of what has no hour yet. */
  readonly when: { readonly from: number; readonly to: number } | { readonly day: Day };
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  readonly title: string;
  /** Null where none is known. */
  readonly place: string | null;
  /** Where more is said of it. */
  readonly url: string;
}

/** Octets of a line, RFC 5545, 3.1. */
const LONGEST = 75;

/** `20261121T150000Z`. */
function stamp(instant: number): string {
  return new Date(instant * 1000).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

/** RFC 5545, 3.3.11; what else steers a line printer has no place in a text. */
function escaped(text: string): string {
  const plain = text.replaceAll(/[^\P{Cc}\t\r\n]/gu, '');
  return plain.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`);
}

/** A day ends where the next one begins (RFC 5545, 3.6.1). */
function whenLines(when: CalendarEntry['when']): readonly string[] {
  if ('from' in when) return [`DTSTART:${stamp(when.from)}`, `DTEND:${stamp(when.to)}`];
  const date = (day: Day) => `VALUE=DATE:${day.replaceAll('-', '')}`;
  return [`DTSTART;${date(when.day)}`, `DTEND;${date(addDays(when.day, 1))}`];
}

/** Breaks a line after 75 octets, never within a character; the rest begins with a blank. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let part = '';
  let room = LONGEST;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (size > room) {
      lines.push(part);
      part = ' ';
      room = LONGEST - 1;
    }
    part += character;
    room -= size;
  }
  return [...lines, part].join('\r\n');
}

/**
 * A calendar as a file (iCalendar, RFC 5545), its times in UTC: every calendar shows them in its own zone.
 *
 * @param made when it was made, epoch seconds
 */
export function calendarFile(name: string, entries: readonly CalendarEntry[], made: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Touchline//Touchline//EN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...entries.flatMap(({ id, when, status, title, place, url }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(id)}`,
      `DTSTAMP:${stamp(made)}`,
      ...whenLines(when),
      `STATUS:${status}`,
      `SUMMARY:${escaped(title)}`,
      ...(place === null ? [] : [`LOCATION:${escaped(place)}`]),
      `URL:${url}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
