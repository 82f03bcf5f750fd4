/** The service refuses shorter texts (v2.2 wire, errors). */
export const MIN_LETTERS = 3;

/** Scripts that write a syllable or a word with one sign: one is enough for a search there. */
const SYLLABLES = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;

/** Returns a text as it is searched: case and blanks do not change the results, accents may. */
export const searchText = (text: string): string =>
  text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Whether a text is long enough for the service to search. */
export const isLongEnough = (text: string): boolean =>
  [...searchText(text)].length >= MIN_LETTERS || SYLLABLES.test(text);
