import { wordsOf } from './use-words.ts';

/** What the dialog of keys says. */
export const keysWords = {
  keys: {
    close: 'Close',
    enabled: 'Single keys work on this page',
    names: { Enter: 'Enter', Escape: 'Esc' },
    does: {
      next: 'Next match',
      previous: 'Match before',
      open: 'Open the match',
      favourite: 'Follow the match, or no longer',
      dayBefore: 'Day before',
      dayAfter: 'Day after',
      filter: 'Filter the list, or search',
      search: 'Search for anything',
      odds: 'Odds in the next notation',
      pause: 'Pause updates, or resume',
      keys: 'Show these keys',
      close: 'Close what is open',
    },
  },
};

export const useKeysWords = wordsOf(keysWords);
