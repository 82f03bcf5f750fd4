import { wordsOf } from './use-words.ts';

/** Texts of the button that rewinds a page. */
export const rewindButtonWords = {
  rewindButton: { name: 'Rewind', title: 'See how it stood at an earlier minute' },
};

export const useRewindButtonWords = wordsOf(rewindButtonWords);
