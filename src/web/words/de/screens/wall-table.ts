import type { wallTableWords } from '#web/words/wall-table.ts';

export const wallTable: typeof wallTableWords = {
  wallTable: {
    asItStands: 'Live-Tabelle',
    table: 'Tabelle',
    now: 'Live',
    zone: (places, name) => `${places}: ${name}`,
    places: (first, last) => (first === last ? `${first}` : `${first} bis ${last}`),
  },
};
