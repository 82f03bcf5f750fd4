/** Widths of groups of letters in the condensed font, em, rounded up slightly. */
const LETTER_WIDTHS_EM: readonly (readonly [RegExp, number])[] = [
  [/[ .,'’\-fijlrtI()]/, 0.28],
  [/[mwMW&@]|[^\0-\u024f]/, 0.7],
  [/\p{Lu}/u, 0.53],
];
const DEFAULT_WIDTH_EM = 0.46;

/**
 * Estimates the width of a text in em without measuring it, so that a name reserves the same lines before and after
 * the font is loaded.
 */
export const nameWidth = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + (LETTER_WIDTHS_EM.find(([kind]) => kind.test(letter))?.[1] ?? DEFAULT_WIDTH_EM),
    0,
  );
