/** Something that stands in a calendar. */
export interface CalendarEntry {
  /** Names it for good, so that a file that is read again changes it. */
  readonly id: string;
  /** Epoch seconds. */
  readonly from: number;
  readonly to: number;
  readonly title: string;
  readonly place: string;
}

/** Octets of a line, RFC 5545, 3.1. */
const LONGEST = 75;

/** `20261121T150000Z`. */
function stamp(instant: number): string {
  return new Date(instant * 1000).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

/** RFC 5545, 3.3.11. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
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
    ...entries.flatMap(({ id, from, to, title, place }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(id)}`,
      `DTSTAMP:${stamp(made)}`,
      `DTSTART:${stamp(from)}`,
      `DTEND:${stamp(to)}`,
      `SUMMARY:${escaped(title)}`,
      `LOCATION:${escaped(place)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
