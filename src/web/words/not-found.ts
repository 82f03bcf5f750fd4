import { wordsOf } from './use-words.ts';

/** What an address says that leads to nothing. */
export const notFoundWords = {
  notFound: {
    title: 'Not found',
    page: 'Page not found.',
    back: 'Back to today’s scores',
  },
};

export const useNotFoundWords = wordsOf(notFoundWords);
