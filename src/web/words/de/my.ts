import type { myWords } from '#web/words/my.ts';

export const my = {
  my: {
    title: 'Meine Spiele',
    live: 'Live',
    today: 'Heute',
    coming: 'Demnächst',
    results: 'Letzte Ergebnisse',
    none: {
      today: 'Heute kein Spiel.',
      coming: 'Keine kommenden Spiele.',
      results: 'Noch keine Ergebnisse.',
    },
    more: 'Mehr anzeigen',
    following: 'Favoriten',
    kinds: { team: 'Teams', competition: 'Wettbewerbe', match: 'Spiele' },
    how: 'Du hast noch keine Favoriten. Tippe auf den Stern neben einem Team, Spiel oder Wettbewerb, dann erscheint es hier.',
    some: 'Beliebte Wettbewerbe',
    search: 'Team suchen',
    most: (n) => `Gezeigt werden die Spiele deiner ${n} neuesten Favoriten.`,
  },
} satisfies typeof myWords;
