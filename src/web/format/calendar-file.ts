import { addDays, type Day } from './day.ts';

export interface CalendarEntry {
  /** Stays the same, so that importing a file again updates the entry. */
  readonly id: string;
  /** Epoch seconds; a day if the kick-off time is to be announced. */
  readonly when: { readonly from: number; readonly to: number } | { readonly day: Day };
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  readonly title: string;
  /** Null if unknown. */
  readonly place: string | null;
  readonly url: string;
}

/** Octets per line, RFC 5545, 3.1. */
const MAX_LINE_OCTETS = 75;

/** Returns `20261121T150000Z` of epoch seconds. */
function stamp(instant: number): string {
  return new Date(instant * 1000).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

/** Escapes a text by RFC 5545, 3.3.11, and removes other control characters. */
function escapeText(text: string): string {
  const plain = text.replaceAll(/[^\P{Cc}\t\r\n]/gu, '');
  return plain.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`);
}

/** An all-day event ends at the start of the next day (RFC 5545, 3.6.1). */
function whenLines(when: CalendarEntry['when']): readonly string[] {
  if ('from' in when) return [`DTSTART:${stamp(when.from)}`, `DTEND:${stamp(when.to)}`];
  const date = (day: Day) => `VALUE=DATE:${day.replaceAll('-', '')}`;
  return [`DTSTART;${date(when.day)}`, `DTEND;${date(addDays(when.day, 1))}`];
}

/** Folds a line after 75 octets, never inside a character; continuation lines begin with a space. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let part = '';
  let room = MAX_LINE_OCTETS;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (size > room) {
      lines.push(part);
      part = ' ';
      room = MAX_LINE_OCTETS - 1;
    }
    part += character;
    room -= size;
  }
  return [...lines, part].join('\r\n');
}

/**
 * Returns a calendar file (iCalendar, RFC 5545). Times are in UTC: every calendar shows them in its own zone.
 *
 * @param createdAt creation time, epoch seconds
 */
export function calendarFile(name: string, entries: readonly CalendarEntry[], createdAt: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Touchline//Touchline//EN',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...entries.flatMap(({ id, when, status, title, place, url }) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(id)}`,
      `DTSTAMP:${stamp(createdAt)}`,
      ...whenLines(when),
      `STATUS:${status}`,
      `SUMMARY:${escapeText(title)}`,
      ...(place === null ? [] : [`LOCATION:${escapeText(place)}`]),
      `URL:${url}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
