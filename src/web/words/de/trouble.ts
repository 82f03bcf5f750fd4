import type { troubleWords } from '#web/words/trouble.ts';

export const trouble = {
  unavailable: 'Zurzeit nicht verfügbar',
  trouble: {
    offline: 'Du bist offline. Weiter geht es, sobald du wieder verbunden bist.',
    unreachable: 'Keine Verbindung. Neuer Versuch läuft.',
    timeout: 'Touchline antwortet zu langsam. Neuer Versuch läuft.',
    service: 'Live-Daten kommen verzögert. Neuer Versuch läuft.',
    limit: 'Kurze Pause. Neuer Versuch läuft.',
    limitHour: 'Das Datenlimit für diese Stunde ist erreicht. Neuer Versuch spätestens zur vollen Stunde.',
    limitDay: 'Das Datenlimit für heute ist erreicht. Neuer Versuch spätestens um Mitternacht (UTC).',
    allowanceHour: 'Seltener aktualisiert: Das Datenlimit für diese Stunde ist fast erreicht.',
    allowanceDay: 'Seltener aktualisiert: Das Datenlimit für heute ist fast erreicht.',
    plan: 'Auf dieser Seite nicht verfügbar.',
    busy: 'Touchline ist stark ausgelastet. Neuer Versuch läuft.',
    refused: 'Diese Seite bekommt keine neuen Daten. Bitte melde es dem Betreiber.',
    loading: 'Der neueste Stand wird geladen.',
    other: 'Aktualisierung fehlgeschlagen. Neuer Versuch läuft.',
  },
  missing: {
    all: 'Die Spiele dieses Tages konnten nicht geladen werden.',
    before: (time) => `Die Spiele vor ${time} Uhr konnten nicht geladen werden.`,
    from: (time) => `Die Spiele ab ${time} Uhr konnten nicht geladen werden.`,
    between: (from, to) => `Die Spiele zwischen ${from} und ${to} Uhr konnten nicht geladen werden.`,
    retry: 'Erneut versuchen',
  },
  dismiss: 'Hinweis schließen',
  old: {
    from: (time) => `Zuletzt aktualisiert ${time}.`,
    updated: (minutes) =>
      minutes < 1
        ? 'Vor weniger als einer Minute aktualisiert.'
        : minutes < 60
          ? `Vor ${minutes} Min. aktualisiert.`
          : `Vor ${Math.floor(minutes / 60)} Std. ${minutes % 60} Min. aktualisiert.`,
    paused: (time) => `Aktualisierung um ${time} angehalten.`,
  },
} satisfies typeof troubleWords;
