import { wordsOf } from './use-words.ts';

/** Texts of the column beside a match. */
export const matchSideWords = {
  matchSide: {
    label: 'More about this match',
    details: 'All details',
    allPrices: 'All odds',
    bestOf: (count: number) => `in play, best of ${count}`,
  },
};

export const useMatchSideWords = wordsOf(matchSideWords);
