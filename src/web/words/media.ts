import { wordsOf } from './use-words.ts';

/** Texts of reports, previews and interviews. */
export const mediaWords = {
  media: {
    title: 'Media',
    more: 'Show more',
    /** Added to the name of an external link. */
    away: 'opens in a new tab',
  },
};

export const useMediaWords = wordsOf(mediaWords);
