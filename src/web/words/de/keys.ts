import type { keysWords } from '#web/words/keys.ts';

export const keys = {
  keys: {
    close: 'Schließen',
    enabled: 'Einzelne Tasten gelten auf dieser Seite',
    names: { Enter: 'Enter', Escape: 'Esc' },
    does: {
      next: 'Nächstes Spiel',
      previous: 'Voriges Spiel',
      open: 'Spiel öffnen',
      favourite: 'Spiel merken oder nicht mehr merken',
      dayBefore: 'Tag davor',
      dayAfter: 'Tag danach',
      filter: 'Liste durchsuchen oder suchen',
      search: 'Nach allem suchen',
      odds: 'Quoten in der nächsten Schreibweise',
      pause: 'Aktualisierung anhalten oder fortsetzen',
      keys: 'Diese Tasten zeigen',
      close: 'Schließen, was offen ist',
    },
  },
} satisfies typeof keysWords;
