import { wordsOf } from './use-words.ts';

/** Texts of the keyboard dialog. */
export const keysWords = {
  keys: {
    close: 'Close',
    enabled: 'Enable single-key shortcuts',
    names: { Enter: 'Enter', Escape: 'Esc', ArrowRight: '→', ArrowLeft: '←' },
    does: {
      next: 'Next match',
      previous: 'Previous match',
      open: 'Open match; again: go to it',
      enter: 'Go to the open match',
      favourite: 'Follow, or change alerts',
      dayBefore: 'Previous day',
      dayAfter: 'Next day',
      filter: 'Filter the list or search',
      search: 'Search',
      odds: 'Change odds format',
      pause: 'Pause or resume updates',
      keys: 'Show keyboard shortcuts',
      close: 'Back to the list, or close',
    },
  },
};

export const useKeysWords = wordsOf(keysWords);
