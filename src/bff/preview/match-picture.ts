import { contrast } from '#contract/colour.ts';
import { fitText } from './fit-text.ts';
import type { PictureContent, PictureSide } from './preview.ts';
import { box, brand, drawLines, drawText, INK } from './svg.ts';

type MatchContent = Extract<PictureContent, { readonly kind: 'match' }>;

const MIN_TEXT_CONTRAST = 4.5;
/** Minimum contrast of a plate without an outline on the ground. */
const MIN_SHAPE_CONTRAST = 1.6;

const LEFT = 48;
const RIGHT = 1_152;
const PLATE_TOP = 116;
const PLATE_GAP = 16;
/** Height of a plate above the line of the state, and without that line. */
const PLATE_HEIGHT = { withState: 196, alone: 232 } as const;
const NUMBER_WIDTH = 216;
const TIME_WIDTH = 372;
const NAME_MARGIN = 36;

const nameRoom = (width: number) =>
  ({
    font: 'Touchline Condensed',
    width: width - 2 * NAME_MARGIN,
    maxSize: 96,
    minSize: 64,
    maxLines: 2,
  }) as const;

const inkOn = (colour: string) => (contrast(colour, '#ffffff') >= MIN_TEXT_CONTRAST ? '#ffffff' : '#000000');

interface Plate {
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws the plate of a side in the colour of its shirt, with its name if the font has it. */
function plate({ name, colour }: PictureSide, { y, width, height }: Plate, hasNames: boolean): string {
  const needsOutline = contrast(colour, INK.ground) < MIN_SHAPE_CONTRAST;
  const outline = needsOutline
    ? `<rect x="${LEFT + 1}" y="${y + 1}" width="${width - 2}" height="${height - 2}" rx="15" fill="none" stroke="${INK.line}" stroke-width="2"/>`
    : '';
  const fitted = hasNames ? fitText(name, nameRoom(width)) : null;
  const text = fitted
    ? drawLines(fitted, LEFT + NAME_MARGIN, y + height / 2, {
        font: 'Touchline Condensed',
        fill: inkOn(colour),
      })
    : '';
  return box(LEFT, y, width, height, colour) + outline + text;
}

function goals({ goals: count, hasLost }: PictureSide, { y, height }: Plate): string {
  const x = RIGHT - NUMBER_WIDTH;
  const number = drawText(
    `${count}`,
    { x: x + NUMBER_WIDTH / 2, y: y + height / 2, width: NUMBER_WIDTH - 24, size: 188 },
    { font: 'Touchline Condensed', fill: hasLost ? INK.quiet : INK.text, anchor: 'middle' },
  );
  return box(x, y, NUMBER_WIDTH, height, INK.surface) + number;
}

/** Draws the time of kick-off as large as a score. */
function kickOff({ day, time }: MatchContent, height: number): string {
  const [x, width] = [RIGHT - TIME_WIDTH, TIME_WIDTH - 48];
  const middle = x + TIME_WIDTH / 2;
  const centre = PLATE_TOP + height / 2;
  const [hour = '', zone = ''] = time?.split(' ') ?? [];
  const at = { x: middle, width };
  return (
    box(x, PLATE_TOP, TIME_WIDTH, height, INK.surface) +
    (time
      ? drawText(
          hour,
          { ...at, y: centre - 60, size: 150 },
          { font: 'Touchline Condensed', fill: INK.text, anchor: 'middle' },
        ) +
        drawText(
          zone,
          { ...at, y: centre + 36, size: 36 },
          { font: 'Touchline Text', fill: INK.quiet, anchor: 'middle' },
        )
      : '') +
    drawText(
      day,
      { ...at, y: time ? centre + 98 : centre, size: 44 },
      { font: 'Touchline Condensed', fill: INK.text, anchor: 'middle' },
    )
  );
}

/** Draws a match: who plays in which colours, the score or the time of kick-off, and the state. */
export function matchPicture(content: MatchContent): string {
  const { home, away, heading, state, isLive, day, time } = content;
  const hasScore = home.goals !== null && away.goals !== null;
  const width = RIGHT - LEFT - PLATE_GAP - (hasScore ? NUMBER_WIDTH : TIME_WIDTH);
  // One name alone would look like a mistake.
  const hasNames = [home, away].every(({ name }) => fitText(name, nameRoom(width)) !== null);
  const height = hasScore || state ? PLATE_HEIGHT.withState : PLATE_HEIGHT.alone;
  const homePlate = { y: PLATE_TOP, width, height };
  const awayPlate = { y: PLATE_TOP + height + PLATE_GAP, width, height };
  const footer = 588;
  const mark = isLive ? `<circle cx="${LEFT + 12}" cy="${footer}" r="12" fill="${INK.live}"/>` : '';
  const when = time ? `${day}, ${time}` : day;
  return [
    drawText(heading, { x: LEFT, y: 62, width: 830, size: 42 }, { font: 'Touchline Text', fill: INK.quiet }),
    brand(RIGHT, 62),
    plate(home, homePlate, hasNames),
    plate(away, awayPlate, hasNames),
    hasScore ? goals(home, homePlate) + goals(away, awayPlate) : kickOff(content, 2 * height + PLATE_GAP),
    mark,
    drawText(
      state,
      { x: LEFT + (isLive ? 40 : 0), y: footer, width: 640, size: 50 },
      { font: 'Touchline Condensed', fill: isLive ? INK.live : INK.text },
    ),
    hasScore
      ? drawText(
          when,
          { x: RIGHT, y: footer, width: 420, size: 34 },
          { font: 'Touchline Text', fill: INK.quiet, anchor: 'end' },
        )
      : '',
  ].join('');
}
