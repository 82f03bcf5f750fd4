import { wordsOf } from './use-words.ts';

/** Texts in place of a page or section that failed. */
export const recoveryWords = {
  recovery: {
    pageTitle: 'Something went wrong',
    page: 'This page could not be shown. Please try again.',
    section: 'This section didn’t load.',
    retry: 'Try again',
    reload: 'Reload',
    missingTitle: 'This page did not load',
    missing: 'Touchline may just have been updated. Reload to get the new version.',
    unreachable: 'Can’t reach Touchline. This page keeps trying and opens by itself.',
    offlineTitle: 'You’re offline',
    offline: 'This page opens by itself as soon as you’re connected again.',
  },
};

export const useRecoveryWords = wordsOf(recoveryWords);
