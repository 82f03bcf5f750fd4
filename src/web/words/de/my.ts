import type { myWords } from '#web/words/my.ts';

export const my = {
  my: {
    title: 'Meine Spiele',
    live: 'Jetzt',
    today: 'Heute',
    coming: 'Demnächst',
    results: 'Letzte Ergebnisse',
    none: {
      today: 'Nichts davon spielt heute.',
      coming: 'Kein Spiel davon ist angesetzt.',
      results: 'Noch ist kein Spiel davon gespielt.',
    },
    more: 'Weitere zeigen',
    following: 'Gemerkt',
    kinds: { team: 'Teams', competition: 'Wettbewerbe', match: 'Spiele' },
    how: 'Noch nichts ist gemerkt. Der Stern neben einem Team, einem Wettbewerb oder einem Spiel merkt es. Was gemerkt ist, spielt hier, über alle Wettbewerbe und Tage.',
    some: 'Zum Beispiel',
    search: 'Etwas suchen',
    most: (n) => `So viel ist gemerkt, dass nur die letzten ${n} davon gefragt werden.`,
  },
} satisfies typeof myWords;
