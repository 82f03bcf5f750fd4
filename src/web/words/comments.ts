import { wordsOf } from './use-words.ts';

/** What a match's page says around its commentary. */
export const commentsWords = {
  comments: {
    title: 'Commentary',
  },
};

export const useCommentsWords = wordsOf(commentsWords);
