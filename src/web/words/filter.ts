import { wordsOf } from './use-words.ts';

/** Texts of the tools of a list, and of an empty one. */
export const filterWords = {
  filter: {
    tools: 'Sort, filter and rewind',
    byTime: 'Sort by kick-off time',
    byCompetition: 'Sort by competition',
    box: 'Filter by team, competition or country',
    boxShort: 'Filter',
    clear: 'Clear filter',
    noMatch: (text: string) => `No matches for “${text}” on this day.`,
    noMatchHint: 'Search by part of a team, competition or country name. Accents don’t matter.',
    emptyDay: 'No matches on this day.',
    nextDay: (day: string) => `Next matches: ${day}`,
    empty: {
      live: 'No matches in play.',
      /** Of another day than today. */
      liveDay: 'No live matches on this day.',
      finished: 'No results yet.',
      scheduled: 'No matches left on this day.',
    },
    showAll: 'Show all matches',
  },
};

export const useFilterWords = wordsOf(filterWords);
