import type { missingTabWords } from '#web/words/missing-tab.ts';

export const missingTab = {
  missingTab: {
    reasons: {
      lineups: 'Keine Aufstellungen für dieses Spiel.',
      stats: 'Keine Statistik für dieses Spiel.',
      table: 'Keine Tabelle für dieses Spiel.',
      odds: 'Quoten gibt es auf dieser Seite nicht.',
      tv: 'Kein TV-Sender bekannt.',
    },
    statsLater: 'Die Statistik gibt es ab dem Anpfiff.',
    notPlayed: 'An diesem Tag nicht gespielt.',
    notIncluded: {
      lineups: 'Aufstellungen gibt es hier für diesen Wettbewerb nicht.',
      stats: 'Statistiken gibt es hier für diesen Wettbewerb nicht.',
      table: 'Die Tabelle gibt es hier für diesen Wettbewerb nicht.',
      odds: 'Quoten gibt es hier für diesen Wettbewerb nicht.',
      h2h: 'Den direkten Vergleich gibt es hier für diesen Wettbewerb nicht.',
      tv: 'TV-Sender gibt es hier für diesen Wettbewerb nicht.',
    },
    summary: 'Spielverlauf',
    guide: 'TV-Programm',
  },
} satisfies typeof missingTabWords;
