import { plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

/** Texts of the page that plays back the followed matches of a day, one after the other. */
export const catchUpWords = {
  catchUp: {
    name: 'Catch up',
    title: (day: string) => `Catch up, ${day}`,
    place: (number: number, count: number) => `Match ${number} of ${count}`,
    /** In place of the score. */
    upNext: 'Up next',
    skip: 'Next match',
    done: (count: number) =>
      plural('en', count, { one: 'That was your match.', other: `Those were your ${count} matches.` }),
    nothing: 'None of the matches you follow on this day is new to you.',
    allScores: 'All scores of the day',
  },
};

export const useCatchUpWords = wordsOf(catchUpWords);
