/** What letters take of a line in narrow letters, in em: as much as in the widest names of their kind, and a little more. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ .,'’\-fijlrtI()]/, 0.28],
  [/[mwMW&@]|[^\0-\u024f]/, 0.7],
  [/\p{Lu}/u, 0.53],
];
const OTHER = 0.46;

/**
 * How wide a text is, in em, by its letters and not measured: so a name has the room of two lines or of one whether the
 * font has come or not.
 */
export const nameWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? OTHER), 0);
