import { wordsOf } from './use-words.ts';

/** What a frame of another site has instead of some pages. */
export const inTabWords = {
  inTab: {
    title: 'Not in a frame',
    text: 'This page opens in a tab of its own only.',
    open: 'Open in a tab',
  },
};

export const useInTabWords = wordsOf(inTabWords);
