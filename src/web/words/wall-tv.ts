import { plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

/** Texts of the TV guide of a wall. */
export const wallTvWords = {
  wallTv: {
    title: (countries: string) => `On TV: ${countries}`,
    titleAnywhere: 'On TV',
    notShown: (countries: string) => `${countries}: not on TV`,
    noCountry: (channels: number) =>
      plural('en', channels, { one: '1 channel', other: `${channels} channels` }),
    versus: (home: string, away: string) => `${home} v ${away}`,
  },
};

export const useWallTvWords = wordsOf(wallTvWords);
