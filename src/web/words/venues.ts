import { wordsOf } from './use-words.ts';

/** Texts of the list of stadiums. */
export const venuesWords = {
  venues: {
    none: 'No stadiums listed.',
    capacity: (seats: string) => `Capacity ${seats}`,
    unknown: 'Capacity unknown',
  },
};

export const useVenuesWords = wordsOf(venuesWords);
