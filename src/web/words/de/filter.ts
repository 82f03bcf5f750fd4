import type { filterWords } from '#web/words/filter.ts';

export const filter = {
  filter: {
    tools: 'Sortieren, filtern und zurückspulen',
    byTime: 'Nach Anstoßzeit sortieren',
    byCompetition: 'Nach Wettbewerb sortieren',
    box: 'Nach Team, Wettbewerb oder Land filtern',
    boxShort: 'Filtern',
    clear: 'Filter löschen',
    noMatch: (text) => `Keine Spiele für „${text}“ an diesem Tag.`,
    noMatchHint: 'Suche nach Teilen von Team-, Wettbewerbs- oder Ländernamen. Akzente spielen keine Rolle.',
    emptyDay: 'Keine Spiele an diesem Tag.',
    nextDay: (day) => `Nächste Spiele: ${day}`,
    empty: {
      live: 'Gerade läuft kein Spiel.',
      liveDay: 'An diesem Tag keine Live-Spiele.',
      finished: 'Noch keine Ergebnisse.',
      scheduled: 'An diesem Tag keine weiteren Spiele.',
    },
    showAll: 'Alle Spiele anzeigen',
  },
} satisfies typeof filterWords;
