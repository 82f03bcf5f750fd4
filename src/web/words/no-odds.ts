import { wordsOf } from './use-words.ts';

/** Says why there are no odds at their addresses. */
export const noOddsWords = {
  noOdds: {
    title: 'Odds',
    hidden: 'You have hidden odds.',
    off: 'Odds are not available on this site.',
    show: 'Show odds',
  },
};

export const useNoOddsWords = wordsOf(noOddsWords);
