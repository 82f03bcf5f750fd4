import type { wallHealthWords } from '#web/words/wall-health.ts';

export const wallHealth: typeof wallHealthWords = {
  wallHealth: {
    asOf: (time) => `Stand ${time}`,
    old: 'Ältere Daten',
    age: (time) => `Daten ${time} alt`,
    nextTry: (seconds) => `neuer Versuch in ${seconds} s`,
    trying: 'neuer Versuch läuft',
    waiting: 'Warten auf die ersten Ergebnisse',
    causes: {
      loading: { title: 'Neue Ergebnisse werden geladen', note: 'einen Moment' },
      offline: { title: 'Kein Netz', note: 'prüfe Kabel oder WLAN' },
      unreachable: { title: 'Touchline antwortet nicht', note: 'das Netz funktioniert' },
      timeout: { title: 'Touchline antwortet zu langsam', note: 'keine Antwort in 10 s' },
      service: { title: 'Keine neuen Ergebnisse', note: 'die Quelle antwortet nicht' },
      limit: { title: 'Ergebnisse pausieren kurz', note: 'Abfragen sind begrenzt' },
      limitHour: {
        title: 'Datenlimit für diese Stunde erreicht',
        note: 'weiter spätestens zur vollen Stunde',
      },
      limitDay: { title: 'Datenlimit für heute erreicht', note: 'weiter spätestens um Mitternacht (UTC)' },
      allowanceHour: {
        title: 'Datenlimit für diese Stunde fast erreicht',
        note: 'aktualisiert wird seltener',
      },
      allowanceDay: { title: 'Datenlimit für heute fast erreicht', note: 'aktualisiert wird seltener' },
      plan: { title: 'Nicht im Tarif dieser Seite', note: 'ihr Betreiber kann das ändern' },
      busy: { title: 'Touchline ist ausgelastet', note: 'zu viele Anfragen' },
      refused: { title: 'Die Quelle lehnt diese Seite ab', note: 'ihr Betreiber muss das Konto prüfen' },
      other: { title: 'Aktualisierung fehlgeschlagen', note: 'unerwartete Antwort' },
    },
    broken: 'Diese Seite kann gerade nicht angezeigt werden',
    restart: 'Touchline startet von selbst neu',
    sleep: {
      refused: 'Bildschirm kann ausgehen',
      insecure: 'Bildschirm kann ohne https ausgehen',
    },
  },
};
