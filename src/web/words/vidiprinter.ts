import { plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

/** Texts of the vidiprinter. */
export const vidiprinterWords = {
  vidiprinter: {
    title: 'Vidiprinter',
    intro: 'Goals, red cards and results from every match, as they come in.',
    log: 'Latest lines, newest first',
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
    refused: (values: string) => `“${values}” isn’t a filter. Choose one below.`,
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
