import { DAY_MS } from '#contract/durations.ts';

export interface CalendarEntry {
  /** Stays the same, so that importing a file again updates the entry. */
  readonly id: string;
  /** Epoch seconds; a day `YYYY-MM-DD` if the kick-off time is to be announced. */
  readonly when: { readonly from: number; readonly to: number } | { readonly day: string };
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  readonly title: string;
  /** Null if unknown. */
  readonly place: string | null;
  readonly url: string;
  /** Since when the entry is as it is, epoch seconds; absent: since the file was made. */
  readonly revisedAt?: number;
}

/** Revisions are counted in seconds from here, epoch seconds: a later one has a higher number, whichever process counts. */
const FIRST_REVISION_S = Date.UTC(2026, 0) / 1_000;

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
  const start = Date.parse(when.day);
  const date = (epochMs: number) =>
    `VALUE=DATE:${new Date(epochMs).toISOString().slice(0, 10).replaceAll('-', '')}`;
  return [`DTSTART;${date(start)}`, `DTEND;${date(start + DAY_MS)}`];
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
 * Returns a calendar (iCalendar, RFC 5545). Times are in UTC: every calendar shows them in its own zone.
 *
 * @param createdAt creation time, epoch seconds
 * @param language of its texts, such as `de`
 */
export function calendarFile(
  name: string,
  entries: readonly CalendarEntry[],
  createdAt: number,
  language: string,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Touchline//Touchline//${language.toUpperCase()}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...entries.flatMap(({ id, when, status, title, place, url, revisedAt }) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(id)}`,
      `DTSTAMP:${stamp(revisedAt ?? createdAt)}`,
      ...(revisedAt === undefined ? [] : [`SEQUENCE:${Math.max(0, revisedAt - FIRST_REVISION_S)}`]),
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
