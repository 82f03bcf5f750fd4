import { wordsOf } from './use-words.ts';

/** Texts of the odds board of a wall. */
export const wallOddsWords = {
  wallOdds: {
    title: 'Best odds',
    versus: (home: string, away: string) => `${home} v ${away}`,
    aged: 'Age',
  },
};

export const useWallOddsWords = wordsOf(wallOddsWords);
