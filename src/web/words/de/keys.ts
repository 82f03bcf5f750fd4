import type { keysWords } from '#web/words/keys.ts';

export const keys = {
  keys: {
    close: 'Schließen',
    enabled: 'Tastenkürzel mit einer Taste aktivieren',
    names: { Enter: 'Enter', Escape: 'Esc', ArrowRight: '→', ArrowLeft: '←' },
    does: {
      next: 'Nächstes Spiel',
      previous: 'Vorheriges Spiel',
      open: 'Spiel öffnen; noch einmal: dorthin gehen',
      enter: 'Zum geöffneten Spiel gehen',
      favourite: 'Folgen oder Meldungen ändern',
      dayBefore: 'Vorheriger Tag',
      dayAfter: 'Nächster Tag',
      filter: 'Liste filtern oder suchen',
      search: 'Suchen',
      odds: 'Quotenformat wechseln',
      pause: 'Aktualisierung anhalten oder fortsetzen',
      keys: 'Tastenkürzel anzeigen',
      close: 'Zurück zur Liste oder schließen',
    },
  },
} satisfies typeof keysWords;
