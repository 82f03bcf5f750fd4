import type { venuesWords } from '#web/words/venues.ts';

export const venues = {
  venues: {
    none: 'Der Datendienst meldet zu dieser Saison kein Stadion.',
    capacity: (seats) => `${seats} Plätze`,
    unknown: 'Plätze unbekannt',
  },
} satisfies typeof venuesWords;
