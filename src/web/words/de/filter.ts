import type { filterWords } from '#web/words/filter.ts';

export const filter = {
  filter: {
    tools: 'Sortieren, filtern und zurückspulen',
    byTime: 'Nach Anstoßzeit sortieren',
    byCompetition: 'Nach Wettbewerb sortieren',
    box: 'Nach Verein, Wettbewerb oder Land filtern',
    boxShort: 'Filtern',
    clear: 'Filter löschen',
    noMatch: (text) => `Keine Spiele für „${text}“ an diesem Tag.`,
    noMatchHint:
      'Suche nach Teilen von Vereins-, Wettbewerbs- oder Ländernamen. Akzente spielen keine Rolle.',
    emptyDay: 'Keine Spiele an diesem Tag.',
    empty: {
      live: 'Gerade läuft kein Spiel.',
      finished: 'Noch keine Ergebnisse.',
      scheduled: 'Heute keine weiteren Spiele.',
    },
    showAll: 'Alle Spiele anzeigen',
  },
} satisfies typeof filterWords;
