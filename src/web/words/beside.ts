import { wordsOf } from './use-words.ts';

/** What stands beside a list. */
export const besideWords = {
  beside: {
    competitions: 'Competitions',
    nothingFollowed: 'Star a team, match or competition to follow it.',
  },
};

export const useBesideWords = wordsOf(besideWords);
