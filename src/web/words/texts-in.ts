import type { Words } from './en.ts';
import { partOf } from './use-words.ts';

/** Returns the function that reads the texts of a part outside of a component, by its English ones (see `wordsOf`). */
export const textsIn =
  (words: Words) =>
  <T extends object>(english: T): Words & T =>
    partOf(english, words);
