import type { troubleWords } from '#web/words/trouble.ts';

export const trouble = {
  unavailable: 'Zurzeit nicht verfügbar',
  trouble: {
    offline: 'Dieses Gerät ist offline. Es geht von selbst weiter, sobald es eine Verbindung gibt.',
    unreachable: 'Der Touchline-Server antwortet nicht. Neuer Versuch läuft.',
    timeout: 'Der Touchline-Server braucht zu lange. Neuer Versuch läuft.',
    service: 'Zurzeit kommen keine neuen Daten an. Neuer Versuch läuft.',
    limit: 'Die Abfragen für heute sind aufgebraucht. Sobald es neue gibt, geht es von selbst weiter.',
    allowance: 'Aktualisiert wird seltener, weil für heute nur noch wenige Abfragen übrig sind.',
    plan: 'Auf dieser Seite nicht verfügbar.',
    busy: 'Gerade sind sehr viele Leute hier. Neuer Versuch läuft.',
    refused: 'Diese Seite bekommt keine neuen Daten. Das kann nur ihr Betreiber beheben.',
    other: 'Die Zahlen konnten nicht erneuert werden. Neuer Versuch läuft.',
  },
  dismiss: 'Hinweis schließen',
  updates: { pause: 'Aktualisierung anhalten', resume: 'Aktualisierung fortsetzen' },
  old: {
    from: (time) => `Diese Zahlen sind von ${time}.`,
    updated: (minutes) =>
      minutes < 1
        ? 'Vor weniger als einer Minute aktualisiert.'
        : minutes < 60
          ? `Vor ${minutes} Min. aktualisiert.`
          : `Vor ${Math.floor(minutes / 60)} Std. ${minutes % 60} Min. aktualisiert.`,
    paused: (time) => `Die Aktualisierung ist angehalten. Diese Zahlen sind von ${time}.`,
  },
} satisfies typeof troubleWords;
