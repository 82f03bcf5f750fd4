import { wordsOf } from './use-words.ts';

/** What an address says that leads to nothing. */
export const notFoundWords = {
  notFound: {
    title: 'Not found',
    page: 'There is no page at this address.',
    back: 'To today’s scores',
  },
};

export const useNotFoundWords = wordsOf(notFoundWords);
