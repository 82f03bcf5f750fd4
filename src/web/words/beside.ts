import { wordsOf } from './use-words.ts';

/** What stands beside a list. */
export const besideWords = {
  beside: {
    competitions: 'Competitions',
    nothingFollowed: 'Tap a star to follow a match or a competition.',
  },
};

export const useBesideWords = wordsOf(besideWords);
