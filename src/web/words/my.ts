import { formatCount } from './en.ts';
import { wordsOf } from './use-words.ts';

/** Texts of the page of followed teams and matches. */
export const myWords = {
  my: {
    title: 'My matches',
    live: 'In play',
    today: 'Today',
    coming: 'Coming up',
    results: 'Latest results',
    none: {
      today: 'No matches today.',
      coming: 'No upcoming matches.',
      results: 'No results yet.',
    },
    more: 'Show more',
    following: 'Following',
    kinds: { team: 'Teams', competition: 'Competitions', match: 'Matches' },
    how: 'You’re not following anything yet. Tap the star beside a team, match or competition and it will show up here.',
    some: 'Popular competitions',
    search: 'Find a team',
    most: (n: number) => `Showing matches for the ${formatCount(n)} you followed most recently.`,
  },
};

export const useMyWords = wordsOf(myWords);
