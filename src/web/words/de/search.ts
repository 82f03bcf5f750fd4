import { plural } from '#web/words/plural.ts';
import type { searchWords } from '#web/words/search.ts';
import { count } from './count.ts';

export const search = {
  search: {
    label: 'Suche',
    box: 'Teams, Wettbewerbe, Spieler, Spiele suchen',
    placeholder: 'Teams, Wettbewerbe, Spieler …',
    close: 'Suche schließen',
    title: (text) => `Suche: ${text}`,
    found: 'Treffer',
    kinds: {
      team: 'Teams',
      league: 'Wettbewerbe',
      player: 'Spieler',
      match: 'Spiele',
      country: 'Länder',
      continent: 'Kontinente',
      referee: 'Schiedsrichter',
      tv: 'TV-Sender',
    },
    one: {
      team: 'Team',
      league: 'Wettbewerb',
      player: 'Spieler',
      match: 'Spiel',
      country: 'Land',
      continent: 'Kontinent',
      referee: 'Schiedsrichter',
      tv: 'TV-Sender',
    },
    recent: 'Zuletzt gewählt',
    forget: 'Vergessen',
    following: 'Gemerkt',
    all: (text) => `Alle Treffer für „${text}“`,
    more: (n) => `Alle ${count(n)} zeigen`,
    results: (n) => plural('de', n, { one: '1 Treffer', other: `${count(n)} Treffer` }),
    none: (text) => `Nichts heißt „${text}“.`,
    noneHint:
      'Gefunden werden Namen von Teams, Wettbewerben, Personen, Ländern und Sendern, mit und ohne Akzente.',
    nearly: (text) => `Nichts heißt „${text}“. Das kommt dem nahe:`,
    short: 'Ab drei Buchstaben wird überall gesucht, mit weniger nur unter den Spielen von heute.',
    hint: 'Einen Namen eingeben, oder einen Teil davon.',
    searching: 'Es wird gesucht …',
    also: 'Auch suchen:',
    similar: 'Ähnliche Namen suchen:',
    clubs: 'Vereine gleichnamiger Spieler zeigen',
    limited:
      'Für heute sind nur noch wenige Abfragen übrig. Gesucht wird deshalb nur in dem, was schon geladen ist.',
    trouble: 'Die Suche ist gerade nicht zu erreichen. Gezeigt wird, was schon da ist.',
    ways: 'Mehr',
    my: 'Meine Spiele',
    competitions: 'Alle Wettbewerbe',
    console: 'API-Konsole',
    status: 'Status',
  },
} satisfies typeof searchWords;
