import { wordsOf } from './use-words.ts';

/** Texts of the switch that hides the scores of a day. */
export const hideScoresWords = {
  hideScores: {
    hide: 'Hide scores',
    title: 'Hide the scores of this day until you reveal them',
    hidden: 'Scores hidden',
    revealAll: 'Reveal all',
  },
};

export const useHideScoresWords = wordsOf(hideScoresWords);
