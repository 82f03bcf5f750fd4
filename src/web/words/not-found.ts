import { wordsOf } from './use-words.ts';

/** Texts of the page for unknown addresses. */
export const notFoundWords = {
  notFound: {
    title: 'Not found',
    page: 'Page not found.',
    back: 'Back to today’s scores',
  },
};

export const useNotFoundWords = wordsOf(notFoundWords);
