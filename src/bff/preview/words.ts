import { newsWords } from '#bff/server-words.ts';
import type { CompetitionNames } from '#contract/competition-names.ts';
import { GERMAN_CONTINENTS } from '#contract/german-continents.ts';
import type { NamedState } from '#contract/minute.ts';
import type { Language } from './language.ts';

const english = newsWords('en');
const german = newsWords('de');

/** Texts of previews in one language. */
export interface PreviewWords {
  readonly intl: string;
  /** Value of `og:locale`. */
  readonly locale: string;
  /** Title and description of the site, for links without more to say. */
  readonly general: { readonly title: string; readonly description: string };
  readonly score: (home: number | string, away: number | string) => string;
  readonly minute: (minute: number | string) => string;
  /** Names of the manifest's shortcuts, in its order. */
  readonly shortcuts: readonly string[];
  readonly versus: (home: string, away: string) => string;
  readonly states: Readonly<Record<NamedState, string>>;
  /** Of a minute of extra time. */
  readonly extraTime: (minute: string) => string;
  readonly kickOff: (when: string) => string;
  readonly halfTime: (score: string) => string;
  readonly penalties: (score: string) => string;
  readonly round: (name: string) => string;
  /** Names of tabs, by their part of the address. */
  readonly tabs: Readonly<Record<string, string>>;
  readonly season: (name: string) => string;
  /** The first of a table. */
  readonly leaders: (rows: readonly (readonly [name: string, points: number])[]) => string;
  readonly about: {
    readonly competition: string;
    readonly team: string;
    readonly founded: (year: number) => string;
    readonly player: string;
    readonly coach: string;
    readonly referee: string;
    readonly venue: string;
    readonly capacity: (spectators: string) => string;
    readonly country: string;
    readonly continent: string;
    readonly channel: string;
  };
  /** Roles and kinds. */
  readonly kinds: Readonly<
    Record<'team' | 'coach' | 'referee' | 'venue' | 'country' | 'continent' | 'channel', string>
  >;
  /** Positions, by the letter of the service. */
  readonly positions: Readonly<Record<string, string>>;
  readonly player: string;
  /** What the page of two teams or players has. */
  readonly compared: Readonly<Record<'team' | 'player', string>>;
  readonly pages: Readonly<
    Record<
      'compare' | 'competitions' | 'search' | 'console' | 'my' | 'status' | 'about',
      readonly [title: string, description: string]
    >
  >;
  /** Pages of a day; null is today. */
  readonly days: Readonly<
    Record<
      'scores' | 'tv' | 'odds',
      { readonly title: string; readonly description: (day: string | null) => string }
    >
  >;
  /** Countries that only football has, and continents, by their names in records. */
  readonly countries: Readonly<Record<string, string>>;
  /** Filled with what the data service has. */
  readonly competitionNames: CompetitionNames;
}

const en: PreviewWords = {
  intl: 'en-GB',
  locale: 'en_GB',
  general: { title: 'Touchline', description: 'Live football scores, minute by minute.' },
  score: english.score,
  minute: english.moment.minute,
  shortcuts: ['Scores', 'Live', 'Tables', 'TV', 'My matches'],
  versus: english.changes.versus,
  states: {
    ...english.changes.states,
    live: 'Live',
    'extra-time': 'Extra time',
    'to-be-announced': 'Kick-off time to be confirmed',
  },
  extraTime: (minute) => `Extra time ${minute}`,
  kickOff: (when) => `Kick-off ${when}`,
  halfTime: (score) => `half-time ${score}`,
  penalties: (score) => `penalties ${score}`,
  round: (name) => (/^\d+$/.test(name) ? `Round ${name}` : name),
  tabs: {
    lineups: 'Line-ups',
    stats: 'Stats',
    table: 'Table',
    odds: 'Odds',
    h2h: 'Head-to-head',
    tv: 'TV channels',
    info: 'Stadium and officials',
    bracket: 'Bracket',
    fixtures: 'Fixtures',
    results: 'Results',
    leaders: 'Statistics',
    venues: 'Stadiums',
  },
  season: (name) => `Season ${name}`,
  leaders: (rows) =>
    rows
      .map(([name, points], place) => `${place + 1}. ${name} ${points}${place === 0 ? ' points' : ''}`)
      .join(', '),
  about: {
    competition: 'Table, fixtures, results and top scorers',
    team: 'Fixtures, results, squad and transfers',
    founded: (year) => `Founded ${year}`,
    player: 'Goals, assists and career',
    coach: 'Career and teams',
    referee: 'Matches and cards',
    venue: 'Matches and teams',
    capacity: (spectators) => `${spectators} seats`,
    country: 'Football competitions and teams',
    continent: 'Football competitions and countries',
    channel: 'Live football on this channel in the next two weeks',
  },
  kinds: {
    team: 'Team',
    coach: 'Manager',
    referee: 'Referee',
    venue: 'Stadium',
    country: 'Country',
    continent: 'Continent',
    channel: 'TV channel',
  },
  positions: { G: 'Goalkeeper', D: 'Defender', M: 'Midfielder', F: 'Forward' },
  player: 'Player',
  compared: {
    team: 'Two teams compared: season, form, head-to-head and table.',
    player: 'Two players compared: season, profile and last matches.',
  },
  pages: {
    compare: ['Compare', 'Put two teams or two players side by side.'],
    competitions: [
      'Competitions and tables',
      'Football leagues and cups of every country, with tables and fixtures.',
    ],
    search: ['Search', 'Find teams, players, competitions and matches.'],
    console: ['API console', 'Try every operation of the football data API.'],
    my: ['My matches', 'The matches of the teams and competitions that you follow.'],
    status: ['Status', 'How fresh the scores are.'],
    about: ['About', 'Whose server this is, and where its scores come from.'],
  },
  days: {
    scores: {
      title: 'Football scores',
      description: (day) => `Football scores and fixtures${day ? ` of ${day}` : ''}, minute by minute.`,
    },
    tv: {
      title: 'Football on TV',
      description: (day) => `Which channels show which matches${day ? ` on ${day}` : ' today'}.`,
    },
    odds: {
      title: 'Best odds',
      description: (day) => `The best prices for the matches${day ? ` of ${day}` : ' of today'}, compared.`,
    },
  },
  countries: {},
  competitionNames: {},
};

const de: PreviewWords = {
  intl: 'de-DE',
  locale: 'de_DE',
  general: { title: 'Touchline', description: 'Fußball live, Minute für Minute.' },
  score: german.score,
  minute: german.moment.minute,
  shortcuts: ['Spiele', 'Live', 'Tabellen', 'TV', 'Meine Spiele'],
  versus: german.changes.versus,
  states: { ...german.changes.states, live: 'Live', 'extra-time': 'Verlängerung' },
  extraTime: (minute) => `Verlängerung ${minute}`,
  kickOff: (when) => `Anstoß ${when}`,
  halfTime: (score) => `Halbzeit ${score}`,
  penalties: (score) => `${score} im Elfmeterschießen`,
  round: (name) => (/^\d+$/.test(name) ? `${name}. Spieltag` : name),
  tabs: {
    lineups: 'Aufstellungen',
    stats: 'Statistik',
    table: 'Tabelle',
    odds: 'Quoten',
    h2h: 'Direkter Vergleich',
    tv: 'TV-Sender',
    info: 'Stadion und Schiedsrichter',
    bracket: 'Turnierbaum',
    fixtures: 'Spielplan',
    results: 'Ergebnisse',
    leaders: 'Statistik',
    venues: 'Stadien',
  },
  season: (name) => `Saison ${name}`,
  leaders: (rows) =>
    rows
      .map(([name, points], place) => `${place + 1}. ${name} ${points}${place === 0 ? ' Punkte' : ''}`)
      .join(', '),
  about: {
    competition: 'Tabelle, Spielplan, Ergebnisse und Torjäger',
    team: 'Spielplan, Ergebnisse, Kader und Transfers',
    founded: (year) => `Gegründet ${year}`,
    player: 'Tore, Vorlagen und Laufbahn',
    coach: 'Laufbahn und Teams',
    referee: 'Spiele und Karten',
    venue: 'Spiele und Teams',
    capacity: (spectators) => `${spectators} Plätze`,
    country: 'Wettbewerbe und Teams',
    continent: 'Wettbewerbe und Länder',
    channel: 'Fußball live auf diesem Sender in den nächsten zwei Wochen',
  },
  kinds: {
    team: 'Team',
    coach: 'Trainer',
    referee: 'Schiedsrichter',
    venue: 'Stadion',
    country: 'Land',
    continent: 'Kontinent',
    channel: 'TV-Sender',
  },
  positions: { G: 'Tor', D: 'Abwehr', M: 'Mittelfeld', F: 'Angriff' },
  player: 'Spieler',
  compared: {
    team: 'Zwei Teams im Vergleich: Saison, Form, direkter Vergleich und Tabelle.',
    player: 'Zwei Spieler im Vergleich: Saison, Profil und letzte Spiele.',
  },
  pages: {
    compare: ['Vergleich', 'Stelle zwei Teams oder zwei Spieler nebeneinander.'],
    competitions: ['Wettbewerbe und Tabellen', 'Ligen und Pokale aller Länder mit Tabellen und Spielplänen.'],
    search: ['Suche', 'Finde Teams, Spieler, Wettbewerbe und Spiele.'],
    console: ['API-Konsole', 'Probiere jede Operation der Fußballdaten-API aus.'],
    my: ['Meine Spiele', 'Die Spiele der Teams und Wettbewerbe, denen du folgst.'],
    status: ['Status', 'Wie aktuell die Ergebnisse sind.'],
    about: ['Über diese Seite', 'Wem dieser Server gehört und woher seine Ergebnisse kommen.'],
  },
  days: {
    scores: {
      title: 'Fußballergebnisse',
      description: (day) => `Spiele und Ergebnisse${day ? ` vom ${day}` : ''}, Minute für Minute.`,
    },
    tv: {
      title: 'Fußball im TV',
      description: (day) => `Welche Sender welche Spiele zeigen${day ? `, ${day}` : ', heute'}.`,
    },
    odds: {
      title: 'Beste Quoten',
      description: (day) => `Die besten Quoten der Spiele${day ? ` vom ${day}` : ' von heute'} im Vergleich.`,
    },
  },
  countries: {
    England: 'England',
    Scotland: 'Schottland',
    Wales: 'Wales',
    'Northern Ireland': 'Nordirland',
    ...GERMAN_CONTINENTS,
  },
  competitionNames: {},
};

export const PREVIEW_WORDS: Readonly<Record<Language, PreviewWords>> = { en, de };
