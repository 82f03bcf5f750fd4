import { plural } from '#web/words/plural.ts';
import type { standingsWords } from '#web/words/standings.ts';

const signed = (value: number) => (value > 0 ? `+${value}` : `${value}`.replace('-', '−'));

const compared = (told: string, values: readonly [number, number] | null) =>
  values ? `${told}, ${values[0]} gegen ${values[1]}` : told;

export const standings = {
  standings: {
    asItStands: 'nach jetzigem Stand',
    table: 'Tabelle',
    moves: 'gegen die Tabelle vor den Spielen von heute',
    none: 'Zu diesem Spiel gibt es keine Tabelle.',
    noTable: 'Der Datendienst meldet zu dieser Saison keine Tabelle.',
    view: 'Welche Spiele zählen',
    views: { overall: 'Gesamt', home: 'Heim', away: 'Auswärts' },
    which: 'Welche Tabelle',
    columns: {
      position: ['Pl.', 'Platz'],
      team: ['Verein', 'Mannschaft'],
      games_played: ['Sp', 'Spiele'],
      won: ['S', 'Siege'],
      draw: ['U', 'Unentschieden'],
      lost: ['N', 'Niederlagen'],
      goals_scored: ['T+', 'Tore'],
      goals_against: ['T−', 'Gegentore'],
      goals_diff: ['Diff', 'Tordifferenz'],
      points: ['Pkt', 'Punkte'],
      form: ['Serie', 'Letzte Spiele, das neueste zuletzt'],
      next: ['Als Nächstes', 'Nächstes Spiel'],
    },
    at: { home: ['H', 'zu Hause'], away: ['A', 'auswärts'] },
    letters: { W: ['S', 'gewonnen'], D: ['U', 'unentschieden'], L: ['N', 'verloren'] },
    up: (places) => `${places} nach oben`,
    down: (places) => `${places} nach unten`,
    zones: 'Wohin die Plätze führen',
    adjusted: (team, points) =>
      points < 0
        ? `${team}: ${plural('de', -points, { one: 'ein Punkt', other: `${-points} Punkte` })} abgezogen.`
        : `${team}: ${plural('de', points, { one: 'ein Punkt', other: `${points} Punkte` })} gutgeschrieben.`,
    order: (criteria) => `Punktgleich: ${criteria}`,
    followed: ', dann ',
    criteria: {
      points: 'Punkte',
      'play-off': 'ein Entscheidungsspiel',
      meetings: 'direkter Vergleich',
      wins: 'Siege',
      difference: 'Tordifferenz',
      scored: 'erzielte Tore',
      lots: 'Los',
    },
    nobodyLevel: 'Keine zwei, die aufeinander folgen, haben gleich viele Punkte.',
    above: (upper, lower, why) => `${upper} vor ${lower}: ${why}.`,
    untold: 'der Datendienst sagt nicht, warum',
    because: {
      points: () => 'mehr Punkte',
      'play-off': () => 'Sieger im Entscheidungsspiel',
      meetings: (values) => compared('besser im direkten Vergleich der Punktgleichen', values),
      wins: (values) => compared('mehr Siege', values),
      difference: (values) =>
        `bessere Tordifferenz${values ? `, ${signed(values[0])} gegen ${signed(values[1])}` : ''}`,
      scored: (values) => compared('mehr Tore', values),
      lots: () => 'durch das Los',
    },
  },
} satisfies typeof standingsWords;
