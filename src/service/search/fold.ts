import { foldText, spellings } from '#contract/fold-text.ts';

/** Returns words of letters and digits, normalised and separated by one blank. Apostrophes are removed: "O'Brien" is one word. */
const wordsOf = (text: string): string =>
  text
    .replaceAll(/['ʼ`]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Normalises a text for searching. */
export const fold = (text: string): string => wordsOf(foldText(text));

/** Normalises a name that is searched, in each of its spellings. */
export const foldedSpellings = (name: string): readonly string[] => spellings(name).map(wordsOf);
