import { wordsOf } from './use-words.ts';

/** What a list of grounds says. */
export const venuesWords = {
  venues: {
    none: 'The data service tells no ground for this season.',
    capacity: (seats: string) => `${seats} places`,
    unknown: 'Capacity unknown',
  },
};

export const useVenuesWords = wordsOf(venuesWords);
