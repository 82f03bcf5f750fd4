import { plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

/** Texts of the vidiprinter. */
export const vidiprinterWords = {
  vidiprinter: {
    title: 'Vidiprinter',
    intro: 'Goals, red cards and results from every match, as they come in.',
    log: 'Latest lines, newest first',
    /** Abbreviations as on a teleprinter, in the order of `names`. */
    labels: {
      goal: 'GOAL',
      red: 'RED',
      'penalty-missed': 'PEN MISSED',
      'kick-scored': 'PENS ●',
      'kick-missed': 'PENS ✕',
      ruling: 'CORR',
      'kick-off': 'KO',
      'half-time': 'HT',
      ninety: '90 MIN',
      'extra-time': 'AET',
      'full-time': 'FT',
      'after-extra-time': 'AET',
      'after-penalties': 'PENS',
      awarded: 'AWARDED',
      abandoned: 'ABANDONED',
    },
    names: {
      goal: 'Goal',
      red: 'Red card',
      'penalty-missed': 'Penalty missed',
      'kick-scored': 'Shoot-out, scored',
      'kick-missed': 'Shoot-out, missed',
      ruling: 'Correction',
      'kick-off': 'Kick-off',
      'half-time': 'Half-time',
      ninety: 'End of normal time',
      'extra-time': 'End of extra time, penalties next',
      'full-time': 'Full time',
      'after-extra-time': 'After extra time',
      'after-penalties': 'After penalties',
      awarded: 'Awarded',
      abandoned: 'Abandoned',
    },
    /** Scores from seven on. */
    numerals: ['SEVEN', 'EIGHT', 'NINE', 'TEN', 'ELEVEN', 'TWELVE', 'THIRTEEN', 'FOURTEEN', 'FIFTEEN'],
    versus: (home: string, away: string) => `${home} v ${away}`,
    ownGoal: 'own goal',
    penalty: 'penalty',
    secondYellow: 'second yellow',
    ruledOut: 'ruled out',
    rescinded: 'red card rescinded',
    corrected: 'corrected',
    struck: 'corrected',
    kinds: 'Show',
    all: 'All',
    kind: {
      goals: 'Goals',
      reds: 'Red cards',
      penalties: 'Penalties',
      rulings: 'Corrections',
      'kick-offs': 'Kick-offs',
      'half-times': 'Half-time',
      'full-times': 'Full time',
    },
    competitions: 'Competitions',
    chosen: (n: number) => plural('en', n, { one: '1 competition', other: `${n} competitions` }),
    copy: 'Copy as text',
    copied: 'Copied',
    notCopied: 'Your browser didn’t allow copying. Select the lines and copy them instead.',
    /** Values of the address that mean nothing. */
    refused: (values: string) =>
      `The link asks for “${values}”, which isn’t something we can filter by. Pick a filter instead.`,
    filteredOut: 'Nothing matches these filters yet.',
    showAll: 'Show everything',
    none: 'Nothing is on at the moment.',
    noneToday: 'Nothing is on at the moment, and there are no more kick-offs today.',
    next: (time: string) => `Next kick-off: ${time}.`,
    fixtures: 'See today’s matches',
    waiting: 'Waiting for the first line.',
  },
};

export const useVidiprinterWords = wordsOf(vidiprinterWords);
export type VidiprinterWords = ReturnType<typeof useVidiprinterWords>;
