/** Font size at which letters are measured, px. */
const SIZE_PX = 100;
/** Letters are measured once, in the font of the first view; those of the one that follows differ a little. */
const RESERVE = 1.04;

const widths = new Map<string, number>();
let context: OffscreenCanvasRenderingContext2D | null | undefined;

function letterWidth(letter: string): number {
  if (context === undefined) {
    context = 'OffscreenCanvas' in globalThis ? new OffscreenCanvas(1, 1).getContext('2d') : null;
    if (context) context.font = `500 ${SIZE_PX}px ${getComputedStyle(document.body).fontFamily}`;
  }
  const width = widths.get(letter) ?? (context ? context.measureText(letter).width / SIZE_PX : 0);
  widths.set(letter, width);
  return width;
}

/**
 * Returns the width of a name that is not condensed, em; 0 where the browser cannot measure it. Letter by letter, because a
 * day has a thousand names and eighty letters.
 */
export const nameWidth = (name: string): number =>
  RESERVE * [...name].reduce((width, letter) => width + letterWidth(letter), 0);
