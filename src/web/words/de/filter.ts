import type { filterWords } from '#web/words/filter.ts';

export const filter = {
  filter: {
    box: 'Nach Verein, Wettbewerb oder Land filtern',
    boxShort: 'Filtern',
    clear: 'Filter leeren',
    noMatch: (text) => `Kein Treffer für „${text}“ an diesem Tag.`,
    noMatchHint:
      'Gefunden werden Teile der Namen von Vereinen, Wettbewerben und Ländern, mit und ohne Akzente.',
    emptyDay: 'An diesem Tag wird nicht gespielt.',
    empty: {
      live: 'Gerade läuft kein Spiel.',
      finished: 'Noch ist nichts beendet.',
      scheduled: 'Es steht nichts mehr aus.',
    },
    showAll: 'Alle Spiele zeigen',
  },
} satisfies typeof filterWords;
