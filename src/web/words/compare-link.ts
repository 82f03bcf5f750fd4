import { wordsOf } from './use-words.ts';

/** The way to a comparison, on pages that are loaded before it. */
export const compareLinkWords = { compareLink: 'Compare' };

export const useCompareLinkWords = wordsOf(compareLinkWords);
