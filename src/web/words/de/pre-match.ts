import { plural } from '#web/words/plural.ts';
import type { preMatchWords } from '#web/words/pre-match.ts';

export const preMatch = {
  preMatch: {
    days: (n) => plural('de', n, { one: `in ${n} Tag`, other: `in ${n} Tagen` }),
    until: (duration) => `in ${duration}`,
    soon: 'geht gleich los',
    meaning: 'Darum geht es',
    win: (team) => `Sieg ${team}`,
    draw: 'Unentschieden',
    up: (place) => `klettert auf Platz ${place}`,
    stay: (place) => `bleibt auf Platz ${place}`,
    down: (place) => `fällt auf Platz ${place}`,
    between: (best, worst) => `Platz ${best} bis ${worst}`,
    ahead: (team, criterion) => `vor ${team} (${criterion})`,
    behind: (team, criterion) => `hinter ${team} (${criterion})`,
    bigger: (place, goals) => `Platz ${place} bei einem Sieg mit mindestens ${goals} Toren Unterschied`,
    asItStands:
      'Nach der aktuellen Tabelle bei einem 1:0 oder einem torlosen Remis. Andere Ergebnisse können das noch ändern.',
    cup: {
      final: 'Der Sieger holt den Titel.',
      third: 'Der Sieger wird Dritter.',
      single: 'K.-o.-Spiel: Der Sieger kommt weiter.',
      firstLeg: 'Hinspiel. Über das Weiterkommen entscheidet das Gesamtergebnis.',
      secondLeg: 'Rückspiel. Über das Weiterkommen entscheidet das Gesamtergebnis.',
      level: (score) => `${score} nach dem Hinspiel: Der Sieger kommt weiter.`,
      lead: (leader, score, other, goals) =>
        `${leader} führt nach dem Hinspiel ${score}. ${other} braucht für den Gleichstand einen Sieg mit ${plural('de', goals, { one: 'einem Tor', other: `${goals} Toren` })} Unterschied.`,
    },
    form: 'Formkurve',
    lastFive: 'letzte fünf Spiele, alle Wettbewerbe',
    noForm: 'Noch keine Ergebnisse.',
    meetings: 'Direkter Vergleich',
    allMeetings: 'Alle Spiele gegeneinander',
    lineUps: {
      title: 'Aufstellungen',
      last: (time) =>
        time
          ? `Voraussichtlich, wie im jeweils letzten Spiel. Die Aufstellungen kommen meist gegen ${time} Uhr.`
          : 'Voraussichtlich, wie im jeweils letzten Spiel.',
      confirmed: 'Bestätigt.',
      noneOf: (team) => `Keine Aufstellung aus dem letzten Spiel von ${team}.`,
    },
    watch: 'Wo läuft das Spiel?',
    prices: 'Beste Quoten',
    allPrices: 'Alle Buchmacher',
    table: 'Tabelle',
    fullTable: 'Ganze Tabelle',
    setting: 'Stadion, Schiedsrichter und Wetter',
    venueUnknown: 'Noch offen',
    capacity: (spectators) => `${spectators} Plätze`,
    noForecast: 'Noch keine Vorhersage',
  },
} satisfies typeof preMatchWords;
