import { wordsOf } from './use-words.ts';

/** What the filter box says, and a list that has nothing to show. */
export const filterWords = {
  filter: {
    box: 'Filter by team, competition or country',
    boxShort: 'Filter',
    clear: 'Clear the filter',
    noMatch: (text: string) => `No match for “${text}” on this day.`,
    noMatchHint:
      'Parts of the names of teams, competitions and countries are found, with or without accents.',
    emptyDay: 'No matches on this day.',
    empty: {
      live: 'Nothing is in play right now.',
      finished: 'Nothing has finished yet.',
      scheduled: 'Nothing is still to come.',
    },
    showAll: 'Show all matches',
  },
};

export const useFilterWords = wordsOf(filterWords);
