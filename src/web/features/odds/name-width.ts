/** Widths of groups of letters in the condensed font, em, rounded up slightly. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ .,'’\-fijlrtI()]/, 0.28],
  [/[mwMW&@]|[^\0-\u024f]/, 0.7],
  [/\p{Lu}/u, 0.53],
];
const OTHER = 0.46;

/**
 * Estimates the width of a text in em without measuring it, so that a name reserves the same lines before and after
 * the font is loaded.
 */
export const nameWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? OTHER), 0);
