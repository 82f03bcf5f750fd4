import { GERMAN_CONTINENTS } from '#contract/german-continents.ts';
import { minuteMark, scoreWith } from '#contract/score-text.ts';
import type { en } from '#web/words/en.ts';
import { plural } from '#web/words/plural.ts';
import { formatCount } from './format-count.ts';

/** Rounds and stages by their English names in records. */
const ROUNDS: Readonly<Record<string, string>> = {
  Final: 'Finale',
  'Third-place play-off': 'Spiel um Platz 3',
  'Semi-finals': 'Halbfinale',
  'Quarter-finals': 'Viertelfinale',
  'Round of 16': 'Achtelfinale',
  'Round of 32': 'Sechzehntelfinale',
  'Regular Season': 'Hauptrunde',
  'Group stage': 'Gruppenphase',
  Knockout: 'K.-o.-Phase',
  'Championship Round': 'Meisterrunde',
  'Middle Round': 'Mittelrunde',
  'Relegation Round': 'Abstiegsrunde',
};

/** Where sports pages write less than `Intl`. */
const SHORT_COUNTRIES = { us: 'USA', gb: 'Großbritannien' };

const roundIn = (name: string) =>
  name.replace(/^Round (\d+)$/, 'Runde $1').replace(/^Group (\w+)$/, 'Gruppe $1');

export const first = {
  intl: 'de-DE',
  dir: 'ltr',
  name: document.documentElement.dataset['brand'] ?? 'Touchline',
  score: scoreWith(':'),
  skip: 'Zum Inhalt',
  invented: 'Erfundener Fußball',
  nav: {
    label: 'Seiten',
    back: 'Zurück',
    scores: 'Spiele',
    live: 'Live',
    tables: 'Tabellen',
    tv: 'TV',
    odds: 'Quoten',
    settings: 'Einstellungen',
    search: 'Suche',
    my: 'Meine',
    keys: 'Tastenkürzel',
    pause: 'Aktualisierung anhalten',
    resume: 'Aktualisierung fortsetzen',
  },
  panel: {
    label: 'Ausgewähltes Spiel',
    hint: 'Wähle ein Spiel aus.',
    close: 'Spiel schließen',
    opened: 'Spiel geöffnet',
  },
  loading: 'Wird geladen',
  countries: { en: 'England', sct: 'Schottland', wls: 'Wales', nir: 'Nordirland', ...SHORT_COUNTRIES },
  continents: GERMAN_CONTINENTS,
  competitionNames: {},
  scores: {
    heading: (day) => `Fußballergebnisse, ${day}`,
    title: (day) => `Spiele, ${day}`,
    days: 'Tage',
    today: 'Heute',
    previous: 'Vorheriger Tag',
    next: 'Nächster Tag',
    filters: 'Anzeigen',
    show: { all: 'Alle', live: 'Live', finished: 'Beendet', scheduled: 'Anstehend' },
    matches: (n) => plural('de', n, { one: `${formatCount(n)} Spiel`, other: `${formatCount(n)} Spiele` }),
    dropped: (n) =>
      plural('de', n, {
        one: 'Ein Spiel wurde nicht geladen.',
        other: `${formatCount(n)} Spiele wurden nicht geladen.`,
      }),
    round: (name) => (/^\d+$/.test(name) ? `${name}. Spieltag` : (ROUNDS[name] ?? roundIn(name))),
    halfTime: (score) => `HZ ${score}`,
    secondLeg: 'Rückspiel',
    firstLeg: 'Hinspiel',
    penalties: (score) => `${score} i. E.`,
    wonOnPenalties: (winner, score) =>
      [winner, 'gewinnt', score, 'im Elfmeterschießen'].filter(Boolean).join(' '),
    goal: 'Tor',
    goalBy: (minute, scorer, kind) =>
      [
        minute && minuteMark(minute),
        scorer ?? 'Name folgt',
        kind && { penalty: '(Elfmeter)', own: '(Eigentor)' }[kind],
      ]
        .filter(Boolean)
        .join(' '),
    ruledOut: 'Tor aberkannt',
    sentOff: (n) => plural('de', n, { one: 'ein Platzverweis', other: `${formatCount(n)} Platzverweise` }),
    row: (home, homeScore, away, awayScore) =>
      homeScore === null ? `${home} gegen ${away}` : `${home} ${homeScore}, ${away} ${awayScore ?? 0}`,
  },
  list: {
    follow: (name) => `Folgen: ${name}`,
    followShort: 'Folgen',
    followed: (name) => `Folge ich: ${name}`,
    followedShort: 'Folge ich',
    following: 'Folge ich',
    table: 'Tabelle',
    tables: (name) => `Tabelle: ${name}`,
    inPlay: (n) => `${formatCount(n)} live`,
    kickOffs: (time) => `Anstoß ${time}`,
    aggregate: (score) => `Gesamt ${score}`,
    firstLegScore: (score) => `Hinspiel ${score}`,
    nowOn: (when) => `neu angesetzt für ${when}`,
  },
  moment: {
    minute: minuteMark,
    minuteSaid: (minute, stoppage) => (stoppage ? `${minute}. Minute plus ${stoppage}` : `${minute}. Minute`),
    extra: (minute) => `Verl. ${minute}`,
    extraSaid: (minute) => `Verlängerung, ${minute}`,
    kickOffSaid: (time) => `Anstoß ${time}`,
    live: ['Live', 'läuft'],
    'half-time': ['HZ', 'Halbzeit'],
    'extra-half-time': ['HZ Verl.', 'Halbzeit in der Verlängerung'],
    'extra-time': ['Verl.', 'Verlängerung'],
    break: ['n. 90 Min.', 'Ende der regulären Spielzeit'],
    'shoot-out': ['Elfm.', 'Elfmeterschießen'],
    'full-time': ['Ende', 'Endstand'],
    'after-extra-time': ['n. V.', 'Endstand nach Verlängerung'],
    'after-penalties': ['i. E.', 'Endstand nach Elfmeterschießen'],
    awarded: ['Gewertet', 'am grünen Tisch gewertet'],
    postponed: ['Verlegt', 'verlegt'],
    cancelled: ['Abgesagt', 'abgesagt'],
    delayed: ['Verzögert', 'verzögert'],
    'no-update': ['Kein Stand', 'seit dem Anstoß keine Meldung'],
    'result-missing': ['Offen', 'Ergebnis fehlt'],
    'to-be-announced': ['Termin offen', 'Anstoß noch offen'],
    'update-later': ['Kein Stand', 'Angaben folgen'],
    'update-pending': ['Ausstehend', 'Meldung steht aus'],
    awarding: ['Wertung', 'Wertung folgt'],
    abandoned: ['Abbruch', 'abgebrochen'],
    interrupted: ['Unterbr.', 'unterbrochen'],
    suspended: ['Ausgesetzt', 'ausgesetzt'],
    inMinute: (state, minute) => `${state} in der ${minute}`,
  },
  age: {
    upToDate: (time, zone) => `${time} ${zone} · aktuell`,
    asOf: (time) => `Stand ${time}`,
  },
  calm: {
    pausedSince: (time) => `Angehalten um ${time}`,
  },
} satisfies typeof en;
