import type { venuesWords } from '#web/words/venues.ts';

export const venues = {
  venues: {
    none: 'Keine Stadien verzeichnet.',
    capacity: (seats) => `${seats} Plätze`,
    unknown: 'Kapazität unbekannt',
  },
} satisfies typeof venuesWords;
