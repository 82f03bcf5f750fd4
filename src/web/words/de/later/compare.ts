import type { compareWords } from '#web/words/compare.ts';
import { plural } from '#web/words/plural.ts';

export const compare = {
  compare: {
    title: { team: 'Teams vergleichen', player: 'Spieler vergleichen' },
    pageTitle: (first, second) => `${first} – ${second}: Vergleich`,
    kind: { team: 'Teams', player: 'Spieler' },
    swap: 'Seiten tauschen',
    fields: {
      team: { home: 'Erstes Team', away: 'Zweites Team' },
      player: { home: 'Erster Spieler', away: 'Zweiter Spieler' },
    },
    empty: { team: 'Kein Team gewählt', player: 'Kein Spieler gewählt' },
    choose: {
      team: 'Suche zwei Teams, um sie zu vergleichen.',
      player: 'Suche zwei Spieler, um sie zu vergleichen.',
    },
    chooseOther: {
      team: (name) => `Suche ein Team, mit dem du ${name} vergleichst.`,
      player: (name) => `Suche einen Spieler, mit dem du ${name} vergleichst.`,
    },
    both: 'In diesem Link stehen Teams und Spieler. Wähle zwei Teams oder zwei Spieler.',
    invalid: {
      team: 'In diesem Link stehen keine zwei Teams. Suche sie nach Namen.',
      player: 'In diesem Link stehen keine zwei Spieler. Suche sie nach Namen.',
    },
    same: {
      team: 'In diesem Link steht zweimal dasselbe Team. Wähle ein anderes.',
      player: 'In diesem Link steht zweimal derselbe Spieler. Wähle einen anderen.',
    },
    many: 'Vergleichen lassen sich nur zwei auf einmal. Das sind die ersten beiden aus dem Link.',
    notFound: {
      team: 'Team nicht gefunden. Wähle ein anderes.',
      player: 'Spieler nicht gefunden. Wähle einen anderen.',
    },
    suggestions: 'Vorschläge',
    unavailable: 'Gerade nicht verfügbar. Wir versuchen es weiter.',
    season: 'Saison',
    groups: { overall: 'Alle Spiele', home: 'Zu Hause', away: 'Auswärts' },
    rows: {
      pointsPerMatch: 'Punkte pro Spiel',
      cleanSheets: 'Spiele zu null',
    },
    fewer: 'weniger ist besser',
    lastFive: 'letzte fünf, alle Wettbewerbe',
    allMeetings: (n) => plural('de', n, { one: 'Die einzige Begegnung', other: `Alle ${n} Begegnungen` }),
    next: 'Jetzt und als Nächstes',
    noNext: 'Keine anstehenden Spiele.',
    table: 'Tabelle',
    differentTables: (first, one, second, other) =>
      `Verschiedene Wettbewerbe. ${first}: ${one}, ${second}: ${other}.`,
    sameCompetition: (first, second) => `${first} und ${second} stehen in verschiedenen Tabellen.`,
    profile: 'Profil',
    scope: 'Wettbewerbe',
    scopes: { league: 'Liga', all: 'Alle Wettbewerbe' },
    per90: 'Tore pro 90 Minuten',
    lastMatches: 'Letzte Spiele',
    noMatches: 'Keine aktuellen Spiele für den jetzigen Verein.',
    earlier: 'Frühere Spiele',
  },
} satisfies typeof compareWords;
