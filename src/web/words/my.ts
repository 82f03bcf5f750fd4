import { count } from './en.ts';
import { wordsOf } from './use-words.ts';

/** What the page of everything that is followed says. */
export const myWords = {
  my: {
    title: 'My matches',
    live: 'Now',
    today: 'Today',
    coming: 'Coming up',
    results: 'Latest results',
    none: {
      today: 'None of them plays today.',
      coming: 'No match of them is announced.',
      results: 'No match of them has been played yet.',
    },
    more: 'Show more',
    following: 'Following',
    kinds: { team: 'Teams', competition: 'Competitions', match: 'Matches' },
    how: 'You follow nothing yet. The star beside a team, a competition or a match follows it. What you follow plays here, across all competitions and days.',
    some: 'For example',
    search: 'Search for something',
    most: (n: number) => `You follow so much that only the last ${count(n)} are asked for.`,
  },
};

export const useMyWords = wordsOf(myWords);
