import type { PictureContent } from './preview.ts';
import { brand, drawText, INK, type TextStyle } from './svg.ts';

type TableContent = Extract<PictureContent, { readonly kind: 'table' }>;

const LEFT = 48;
const RIGHT = 1_152;
const FIRST_ROW = 214;
const ROW_HEIGHT = 70;

const QUIET = { font: 'Touchline Text', fill: INK.quiet } as const;
const BOLD = { font: 'Touchline Condensed', fill: INK.text } as const;
const atEnd = (style: TextStyle): TextStyle => ({ ...style, anchor: 'end' });

/** Draws the head of a table: place, team, matches played, points. */
export function tablePicture({ heading, title, columns, rows }: TableContent): string {
  const [played, points] = columns;
  const number = (value: number | null) => (value === null ? '–' : `${value}`);
  return [
    drawText(title, { x: LEFT, y: 72, width: 820, size: 72 }, BOLD),
    brand(RIGHT, 62),
    drawText(heading, { x: LEFT, y: 142, width: 820, size: 38 }, QUIET),
    drawText(played, { x: 960, y: 152, width: 120, size: 30 }, atEnd(QUIET)),
    drawText(points, { x: RIGHT, y: 152, width: 120, size: 30 }, atEnd(QUIET)),
    ...rows.map((row, index) => {
      const y = FIRST_ROW + index * ROW_HEIGHT;
      return [
        `<path d="M${LEFT} ${y - ROW_HEIGHT / 2}H${RIGHT}" stroke="${INK.line}" stroke-width="2"/>`,
        drawText(`${index + 1}`, { x: 92, y, width: 60, size: 44 }, atEnd({ ...BOLD, fill: INK.quiet })),
        drawText(row.name, { x: 124, y, width: 700, size: 50 }, BOLD),
        drawText(number(row.played), { x: 960, y, width: 120, size: 44 }, atEnd(QUIET)),
        drawText(number(row.points), { x: RIGHT, y, width: 120, size: 54 }, atEnd(BOLD)),
      ].join('');
    }),
  ].join('');
}
