import type { Language } from '#bff/preview/language.ts';
import type { EmbedKind } from '#contract/embed-address.ts';
import type { NamedState } from '#contract/minute.ts';

type Column = readonly [short: string, long: string];

/** Texts of an embed as the server writes it; the rest are those of link previews. */
export interface EmbedWords {
  readonly link: Readonly<Record<EmbedKind, string>>;
  readonly newTab: string;
  readonly asOf: (time: string) => string;
  /** A link that loads the embed again. */
  readonly update: string;
  /** In place of data that the server does not have. */
  readonly noData: string;
  readonly noMatches: string;
  readonly inPlay: (count: number) => string;
  readonly invented: string;
  /** States of matches that have a short name. */
  readonly states: Readonly<Partial<Record<NamedState, string>>>;
  readonly marked: string;
  readonly gap: string;
  readonly columns: Readonly<
    Record<'position' | 'team' | 'games_played' | 'goals_diff' | 'points' | 'form', Column>
  >;
}

const en: EmbedWords = {
  link: { match: 'Full match', table: 'Full table', scores: 'All scores' },
  newTab: '(opens in a new tab)',
  asOf: (time) => `as of ${time}`,
  update: 'Update',
  noData: 'No scores here yet. Update in a minute.',
  noMatches: 'No matches on this day.',
  inPlay: (count) => `${count} live`,
  invented: 'Invented football',
  states: {
    'half-time': 'HT',
    'extra-half-time': 'ET HT',
    break: '90 mins',
    'shoot-out': 'Pens',
    'full-time': 'FT',
    'after-extra-time': 'AET',
    'after-penalties': 'Pens',
    'to-be-announced': 'TBC',
    'no-update': 'No update',
    'result-missing': 'No result',
  },
  marked: 'marked',
  gap: 'Places left out',
  columns: {
    position: ['#', 'Position'],
    team: ['Team', 'Team'],
    games_played: ['P', 'Played'],
    goals_diff: ['GD', 'Goal difference'],
    points: ['Pts', 'Points'],
    form: ['Form', 'Recent results, newest last'],
  },
};

const de: EmbedWords = {
  link: { match: 'Zum Spiel', table: 'Ganze Tabelle', scores: 'Alle Spiele' },
  newTab: '(öffnet einen neuen Tab)',
  asOf: (time) => `Stand ${time}`,
  update: 'Aktualisieren',
  noData: 'Hier ist noch kein Stand. Aktualisiere in einer Minute.',
  noMatches: 'An diesem Tag keine Spiele.',
  inPlay: (count) => `${count} live`,
  invented: 'Erfundener Fußball',
  states: {
    'half-time': 'HZ',
    'extra-half-time': 'HZ Verl.',
    break: 'n. 90 Min.',
    'shoot-out': 'Elfm.',
    'full-time': 'Ende',
    'after-extra-time': 'n. V.',
    'after-penalties': 'i. E.',
    'to-be-announced': 'Termin offen',
    'no-update': 'Kein Stand',
    'result-missing': 'Offen',
  },
  marked: 'hervorgehoben',
  gap: 'Ausgelassene Plätze',
  columns: {
    position: ['Pl.', 'Platz'],
    team: ['Team', 'Team'],
    games_played: ['Sp', 'Spiele'],
    goals_diff: ['Diff', 'Tordifferenz'],
    points: ['Pkt', 'Punkte'],
    form: ['Form', 'Letzte Spiele, das neueste zuletzt'],
  },
};

export const EMBED_WORDS: Readonly<Record<Language, EmbedWords>> = { en, de };
