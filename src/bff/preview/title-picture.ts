import { fitText } from './fit-text.ts';
import type { PictureContent } from './preview.ts';
import { brand, drawLines, drawText, INK, sign } from './svg.ts';

type TitleContent = Extract<PictureContent, { readonly kind: 'title' }>;

const MAX_COLOURS = 3;
const STRIPE_WIDTH = 28;

const FAINT = '#18221d';
/** The middle of a pitch seen from above, faint. */
const PITCH = `<g fill="none" stroke="${FAINT}" stroke-width="6"><path d="M940 -10V640"/><circle cx="940" cy="315" r="190"/></g><circle cx="940" cy="315" r="13" fill="${FAINT}"/>`;

/** Draws a name, what it belongs to, and a line about it; beside them the colours of a team. */
export function titlePicture({ heading, title, line, colours }: TitleContent): string {
  const stripes = [...new Set(colours)].slice(0, MAX_COLOURS);
  const left = stripes.length > 0 ? 64 + stripes.length * STRIPE_WIDTH : 64;
  const fitted = fitText(title, {
    font: 'Touchline Condensed',
    width: 1_152 - left,
    maxSize: 128,
    minSize: 84,
    maxLines: 2,
  });
  return [
    PITCH,
    ...stripes.map(
      (colour, index) =>
        `<rect x="${index * STRIPE_WIDTH}" y="0" width="${STRIPE_WIDTH}" height="630" fill="${colour}"/>`,
    ),
    heading === '' ? sign(left, 96, 4) : '',
    drawText(
      heading,
      { x: left, y: 150, width: 1_152 - left, size: 46 },
      { font: 'Touchline Text', fill: INK.quiet },
    ),
    fitted ? drawLines(fitted, left, 300, { font: 'Touchline Condensed', fill: INK.text }) : '',
    drawText(
      line,
      { x: left, y: 450, width: 1_152 - left, size: 46 },
      { font: 'Touchline Text', fill: INK.text },
    ),
    // The general picture has the site's name as its title.
    heading === '' ? '' : brand(1_152, 570),
  ].join('');
}
