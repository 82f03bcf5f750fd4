import type { recoveryWords } from '#web/words/recovery.ts';

export const recovery = {
  recovery: {
    pageTitle: 'Da ist etwas schiefgelaufen',
    page: 'Diese Seite lässt sich gerade nicht anzeigen. Bitte versuch es noch mal.',
    section: 'Dieser Abschnitt wurde nicht geladen.',
    retry: 'Noch mal versuchen',
    reload: 'Neu laden',
    missingTitle: 'Die Seite wurde nicht geladen',
    missing:
      'Wahrscheinlich gibt es eine neue Version von Touchline. Lade die Seite neu, um sie zu bekommen.',
    unreachable: 'Touchline ist nicht erreichbar. Die Seite versucht es weiter und öffnet sich von selbst.',
    offlineTitle: 'Du bist offline',
    offline: 'Sobald du wieder verbunden bist, öffnet sich diese Seite von selbst.',
  },
} satisfies typeof recoveryWords;
