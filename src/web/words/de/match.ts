import { manners, states } from '#news/words/de.ts';
import type { matchWords } from '#web/words/match.ts';

/** The longest word may break in a narrow column. */
const breakable = (text: string) => text.replace('meters', 'meter\u00ADs');

export const match = {
  matchTabs: {
    label: 'Bereiche des Spiels',
    summary: 'Verlauf',
    lineups: 'Aufstellungen',
    stats: 'Statistik',
    table: 'Tabelle',
    odds: 'Quoten',
    h2h: 'Vergleich',
    tv: 'TV',
    info: 'Info',
  },
  wholePage: 'Ganze Seite öffnen',
  matchTv: 'TV-Verzögerung',
  period: {
    '1st half': '1. Halbzeit',
    '2nd half': '2. Halbzeit',
    'extra time 1': 'Verlängerung, 1. Halbzeit',
    'extra time 2': 'Verlängerung, 2. Halbzeit',
    penalties: 'Elfmeterschießen',
  },
  match: {
    notFound: 'Spiel nicht gefunden.',
    title: (home, score, away) => (score ? `${home} ${score} ${away}` : `${home} – ${away}`),
    onPenalties: (score) => `${score} im Elfmeterschießen`,
    onAggregate: (score) => `${score} nach beiden Spielen`,
    more: 'Mehr',
    copy: 'Für Liveblog kopieren',
    kickOff: 'Anstoß',
    venue: 'Stadion',
    referee: 'Schiedsrichter',
    timeline: 'Spielverlauf',
    notIncluded: {
      events: 'Tore, Karten und Wechsel haben wir hier nicht.',
    },
    noEvents: {
      none: 'Noch keine Ereignisse.',
      uncovered: 'Keine Live-Ereignisse zu diesem Spiel.',
      quiet: 'Keine Tore, keine Karten, keine Wechsel.',
      off: 'An diesem Tag nicht gespielt.',
    },
    nothingMore: 'Keine weiteren Angaben.',
    assist: (name) => `Vorlage ${name}`,
    comesOnFor: (name) => `für ${name}`,
    manners,
    kinds: {
      goal: 'Tor',
      yellowcard: 'Gelbe Karte',
      yellowredcard: 'Gelb-Rote Karte',
      redcard: 'Rote Karte',
      substitution: 'Wechsel',
      penalty_missed: 'Elfmeter verschossen',
      penalty_shootout_scored: 'Elfmeter verwandelt',
      penalty_shootout_missed: 'Elfmeter verschossen',
      var: 'Tor aberkannt',
    },
    unknownPlayer: 'Name unbekannt',
    unknownScorer: 'Unbekannt',
    pen: 'Elfm.',
    ruledOutFor: (reason) => `aberkannt, ${reason}`,
    ruling: 'VAR-Entscheidung',
    kick: (number) => `Elfmeter ${number}`,
    newestFirst: (period) => `${period}, Neuestes zuerst`,
    ninety: (score) => `${score} nach 90 Min.`,
    states: {
      ...states,
      'shoot-out': breakable(states['shoot-out']),
      'after-penalties': breakable(states['after-penalties']),
    },
  },
} satisfies typeof matchWords;
