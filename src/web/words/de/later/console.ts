import type { consoleWords } from '#web/words/console.ts';

export const console = {
  console: {
    title: 'API-Konsole',
    about: 'Teste alle API-Operationen über diesen Touchline-Server.',
    operation: 'Operation',
    operations: 'Operationen',
    filter: 'Operationen suchen',
    noOperation: (text) => `Keine Operation für „${text}“.`,
    noParameters: 'Keine Parameter.',
    required: 'Pflicht',
    none: 'nicht gesendet',
    send: 'Senden',
    sendAnyway: 'Trotzdem senden',
    refused: (sentence) => `Der Server wird das ablehnen: ${sentence}`,
    curl: 'Als curl kopieren',
    copied: 'Kopiert',
    open: 'Roh öffnen',
    answer: 'Antwort',
    noAnswer: 'Noch keine Anfrage gesendet.',
    waiting: 'Warten auf Antwort …',
    cancel: 'Abbrechen',
    failed: 'Keine Antwort. Prüfe, ob der Server läuft, und versuch es noch mal.',
    status: 'Status',
    took: 'Dauer',
    size: 'Größe',
    age: 'Alter',
    cache: 'Cache',
    milliseconds: (n) => `${n.toLocaleString('de-DE')} ms`,
    seconds: (n) => `${n.toLocaleString('de-DE')} s`,
    bytes: (n) => `${(n < 10_000 ? n : Math.round(n / 1000) * 1000).toLocaleString('de-DE')} Zeichen`,
    outcomes: {
      hit: 'aus dem Cache',
      miss: 'gerade abgerufen',
      collapsed: 'gerade abgerufen, gemeinsam mit anderen Anfragen',
      stale: 'veraltet: keine neueren Daten verfügbar',
      unknown: 'unbekannt',
    },
    settled: (n, rules) =>
      n === 1
        ? `1 Widerspruch aufgelöst: ${rules}`
        : `${n.toLocaleString('de-DE')} Widersprüche aufgelöst: ${rules}`,
    headers: 'Header',
    body: 'Inhalt',
    more: (n) => `${n.toLocaleString('de-DE')} weitere anzeigen`,
    items: (n) => n.toLocaleString('de-DE'),
  },
} satisfies typeof consoleWords;
