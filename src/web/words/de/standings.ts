import { signedNumber } from '#contract/signed-number.ts';
import { plural } from '#web/words/plural.ts';
import type { standingsWords } from '#web/words/standings.ts';
import { first } from './first.ts';

const ZONES: Readonly<Record<string, string>> = {
  Promotion: 'Aufstieg',
  Relegation: 'Abstieg',
  'Relegation Play-offs': 'Relegation',
};

/** Both words begin with the same letter. */
const SIGNS: Readonly<Record<string, string>> = { Promotion: '↑', Relegation: '↓' };

const compared = (reason: string, values: readonly [number, number] | null) =>
  values ? `${reason} (${values[0]} zu ${values[1]})` : reason;

export const standings = {
  standings: {
    asItStands: 'Live-Tabelle',
    table: 'Tabelle',
    fullTable: 'Ganze Tabelle',
    gap: 'Ausgelassene Plätze',
    moves: 'Änderungen durch laufende Spiele',
    noTable: 'Keine Tabelle für diese Saison.',
    view: 'Heim-/Auswärtsfilter',
    views: { overall: 'Gesamt', home: 'Heim', away: 'Auswärts' },
    which: 'Tabelle',
    columns: {
      position: ['Pl.', 'Platz'],
      team: ['Team', 'Team'],
      games_played: ['Sp', 'Spiele'],
      won: ['S', 'Siege'],
      draw: ['U', 'Unentschieden'],
      lost: ['N', 'Niederlagen'],
      goals_scored: ['T', 'Tore'],
      goals_against: ['GT', 'Gegentore'],
      goals_diff: ['Diff', 'Tordifferenz'],
      points: ['Pkt', 'Punkte'],
      form: ['Form', 'Letzte Spiele, das neueste zuletzt'],
      next: ['Nächstes Spiel', 'Nächstes Spiel'],
    },
    at: { home: ['H', 'zu Hause'], away: ['A', 'auswärts'] },
    yours: 'dein Team',
    jump: 'Mein Team',
    letters: { W: ['S', 'gewonnen'], D: ['U', 'unentschieden'], L: ['N', 'verloren'] },
    up: (places) => `${places} nach oben`,
    down: (places) => `${places} nach unten`,
    zones: 'Legende',
    zone: (name, letter) => [ZONES[name] ?? first.scores.round(name), SIGNS[name] ?? letter],
    adjusted: (team, points) =>
      points < 0
        ? `${team}: ${plural('de', -points, { one: 'ein Punkt', other: `${-points} Punkte` })} abgezogen.`
        : `${team}: ${plural('de', points, { one: 'ein Punkt', other: `${points} Punkte` })} gutgeschrieben.`,
    halved:
      'Die Punkte aus früheren Spielen wurden halbiert. Deshalb ergeben Siege und Unentschieden nicht die Punktzahl.',
    order: (criteria) => `Bei Punktgleichheit: ${criteria}`,
    followed: ', ',
    criteria: {
      points: 'Punkte',
      rounded: 'Abrundung bei der Punkteteilung',
      'play-off': 'Entscheidungsspiel (um Titel oder Klassenerhalt)',
      meetings: 'direkter Vergleich',
      wins: 'Siege',
      difference: 'Tordifferenz',
      scored: 'erzielte Tore',
      'away-wins': 'Auswärtssiege',
      'away-goals': 'Auswärtstore',
      cards: 'Fair-Play-Wertung',
      ranking: 'FIFA-Weltrangliste',
      lots: 'Los',
    },
    nobodyLevel: 'Keine benachbarten Teams sind punktgleich.',
    above: (upper, lower, why) => `${upper} vor ${lower}: ${why}.`,
    untold: 'Grund nicht angegeben',
    because: {
      points: () => 'mehr Punkte',
      rounded: () => 'Punkte bei der Teilung abgerundet',
      'play-off': () => 'Sieg im Entscheidungsspiel',
      meetings: (values) => compared('besserer direkter Vergleich', values),
      wins: (values) => compared('mehr Siege', values),
      difference: (values) =>
        `bessere Tordifferenz${values ? ` (${signedNumber(values[0], 'de')} zu ${signedNumber(values[1], 'de')})` : ''}`,
      scored: (values) => compared('mehr Tore', values),
      'away-wins': (values) => compared('mehr Auswärtssiege', values),
      'away-goals': (values) => compared('mehr Auswärtstore', values),
      cards: () => 'bessere Fair-Play-Wertung',
      ranking: () => 'besserer Platz in der Weltrangliste',
      lots: () => 'Losentscheid',
    },
  },
} satisfies typeof standingsWords;
