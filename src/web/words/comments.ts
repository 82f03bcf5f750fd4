import { wordsOf } from './use-words.ts';

/** Texts around the commentary. */
export const commentsWords = {
  comments: {
    title: 'Commentary',
  },
};

export const useCommentsWords = wordsOf(commentsWords);
