import { wordsOf } from './use-words.ts';

export const venuesWords = {
  venues: {
    none: 'No stadiums listed.',
    capacity: (seats: string) => `Capacity ${seats}`,
    unknown: 'Capacity unknown',
  },
};

export const useVenuesWords = wordsOf(venuesWords);
