import { wordsOf } from './use-words.ts';

export const firstVisitWords = {
  firstVisit: { choose: 'Choose your teams', dismiss: 'Not now' },
};

export const useFirstVisitWords = wordsOf(firstVisitWords);
