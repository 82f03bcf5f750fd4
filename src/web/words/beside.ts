import { wordsOf } from './use-words.ts';

/** Texts of the sidebar. */
export const besideWords = {
  beside: {
    competitions: 'Competitions',
    nothingFollowed: 'Star a team, match or competition to follow it.',
  },
};

export const useBesideWords = wordsOf(besideWords);
