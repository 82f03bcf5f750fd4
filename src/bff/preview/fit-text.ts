import { visibleText } from '#contract/visible-text.ts';
import { type FontName, fontOf } from './font.ts';

export interface FittedText {
  readonly lines: readonly string[];
  /** px */
  readonly size: number;
}

interface Room {
  readonly font: FontName;
  /** px */
  readonly width: number;
  /** Font sizes of one line, px. */
  readonly maxSize: number;
  readonly minSize: number;
  readonly maxLines: 1 | 2;
}

/** The fonts have no prime. */
const drawableText = (text: string) => visibleText(text).replaceAll('′', '’');

const widthOf = (text: string, { font }: Room) => fontOf(font).widthOf(text) ?? 0;

/** Shortens a text until it fits, and marks that. */
function shortened(text: string, size: number, room: Room): string {
  const characters = [...text];
  while (characters.length > 1 && widthOf(`${characters.join('')}…`, room) * size > room.width)
    characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/** Breaks a text between words into two lines, as equal as possible; null: it is one word. */
function inTwoLines(text: string, room: Room): readonly [string, string] | null {
  const breaks = [...text.matchAll(/ /g)].map(
    ({ index }) => [text.slice(0, index), text.slice(index + 1)] as const,
  );
  const wider = (lines: readonly string[]) => Math.max(...lines.map((line) => widthOf(line, room)));
  return breaks.toSorted((a, b) => wider(a) - wider(b))[0] ?? null;
}

/**
 * Makes a text fit: first smaller, then in two lines, then with an ellipsis. Returns null if the font lacks one of its
 * characters.
 */
export function fitText(text: string, room: Room): FittedText | null {
  const { font, width, maxSize, minSize, maxLines } = room;
  const line = drawableText(text);
  const unit = fontOf(font).widthOf(line);
  if (unit === null) return null;
  const size = Math.floor(Math.min(maxSize, width / Math.max(unit, 0.1)));
  if (size >= minSize) return { lines: [line], size };
  const pair = maxLines === 2 ? inTwoLines(line, room) : null;
  if (!pair) return { lines: [shortened(line, minSize, room)], size: minSize };
  const fits = (part: string) => widthOf(part, room) * minSize <= width;
  return { lines: pair.map((part) => (fits(part) ? part : shortened(part, minSize, room))), size: minSize };
}
