import { wordsOf } from './use-words.ts';

export const venuesWords = {
  venues: {
    capacity: (seats: string) => `Capacity ${seats}`,
    unknown: 'Capacity unknown',
  },
};

export const useVenuesWords = wordsOf(venuesWords);
