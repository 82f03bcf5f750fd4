import type { wallTableWords } from '#web/words/wall-table.ts';

export const wallTable: typeof wallTableWords = {
  wallTable: {
    asItStands: 'Live-Tabelle',
    asItStandsAt: (time) => `Live-Tabelle, ${time}`,
    table: 'Tabelle',
    now: 'Live',
    zone: (places, name) => `${places}: ${name}`,
    places: (first, last) => (first === last ? `${first}` : `${first} bis ${last}`),
  },
};
