import { escapeText } from './escape-markup.ts';
import { type FittedText, fitText } from './fit-text.ts';
import { type FontName, WORD_SPACING } from './font.ts';

/** Colours of the dark theme (`web/tokens.css`), which a picture has in every theme of its reader. */
export const INK = {
  ground: '#09100c',
  surface: '#111915',
  line: '#2a352f',
  text: '#f0f5f1',
  quiet: '#a8b3ac',
  live: '#b4e64a',
} as const;

export interface TextStyle {
  readonly font: FontName;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** Height of capitals and digits as a share of the font size. */
const CAP_HEIGHT = 0.7;
const LINE_HEIGHT = 1.1;

/** Draws lines of text around a vertical centre. */
export function drawLines({ lines, size }: FittedText, x: number, centreY: number, style: TextStyle): string {
  const first = centreY + (CAP_HEIGHT * size) / 2 - ((lines.length - 1) * size * LINE_HEIGHT) / 2;
  return lines
    .map(
      (line, index) =>
        `<text x="${x}" y="${Math.round(first + index * size * LINE_HEIGHT)}" font-family="${style.font}" font-size="${size}" word-spacing="${size * WORD_SPACING}" fill="${style.fill}" text-anchor="${style.anchor ?? 'start'}">${escapeText(line)}</text>`,
    )
    .join('');
}

/** Draws a text on one line where it has `width` px; nothing if the font lacks one of its characters. */
export function drawText(
  text: string,
  at: { readonly x: number; readonly y: number; readonly width: number; readonly size: number },
  style: TextStyle,
): string {
  const fitted = fitText(text, {
    font: style.font,
    width: at.width,
    maxSize: at.size,
    minSize: Math.round(at.size * 0.75),
    maxLines: 1,
  });
  return fitted ? drawLines(fitted, at.x, at.y, style) : '';
}

export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 16) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

/** The sign of the site: a pitch from above, as in `public/favicon.svg`. */
export const sign = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${INK.live}" stroke-width="2"><rect x="1" y="1" width="18" height="18" rx="3"/><path d="M10 1v5m0 8v5"/><circle cx="10" cy="10" r="3.6"/></g>`;

/** The sign and name of the site, which end at `x`. */
export const brand = (x: number, y: number) =>
  sign(x - 182, y - 18, 1.8) +
  drawText(
    'Touchline',
    { x, y, width: 160, size: 36 },
    { font: 'Touchline Condensed', fill: INK.text, anchor: 'end' },
  );
