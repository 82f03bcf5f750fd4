import type { troubleWords } from '#web/words/trouble.ts';

export const trouble = {
  unavailable: 'Zurzeit nicht verfügbar',
  trouble: {
    offline: 'Dieses Gerät ist offline. Es geht von selbst weiter, sobald es eine Verbindung gibt.',
    unreachable: 'Der Touchline-Server antwortet nicht. Neuer Versuch läuft.',
    timeout: 'Der Touchline-Server braucht zu lange. Neuer Versuch läuft.',
    service: 'Der Datendienst antwortet nicht. Neuer Versuch läuft.',
    limit:
      'Das Kontingent beim Datendienst ist fast verbraucht. Bis es erneuert wird, wird seltener gefragt.',
    refused: 'Der Datendienst lehnt das Konto ab. Wer dieses Touchline betreibt, muss nachsehen.',
    other: 'Die Zahlen konnten nicht erneuert werden. Neuer Versuch läuft.',
  },
  updates: { pause: 'Aktualisierung anhalten', resume: 'Aktualisierung fortsetzen' },
  old: {
    from: (time) => `Diese Zahlen sind von ${time}.`,
    paused: (time) => `Die Aktualisierung ist angehalten. Diese Zahlen sind von ${time}.`,
  },
} satisfies typeof troubleWords;
