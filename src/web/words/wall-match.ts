import { wordsOf } from './use-words.ts';

/** Texts of the match view of a wall. */
export const wallMatchWords = {
  wallMatch: {
    kickOff: 'KO',
    lastMatches: 'last matches, newest first',
    watch: 'Where to watch',
    notShown: (countries: string) => `${countries}: not on TV`,
  },
};

export const useWallMatchWords = wordsOf(wallMatchWords);
