import { wordsOf } from './use-words.ts';

/** What is said of reports, previews and the like. */
export const mediaWords = {
  media: {
    title: 'Media',
    more: 'Show more',
    /** After a name of a link: it leads away from here. */
    away: 'opens in a new tab',
  },
};

export const useMediaWords = wordsOf(mediaWords);
