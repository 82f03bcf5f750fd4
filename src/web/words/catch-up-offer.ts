import { plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

/** Texts of the line that offers to play back followed matches. */
export const catchUpOfferWords = {
  catchUpOffer: {
    yesterday: 'Catch up on yesterday',
    day: 'Catch up',
    matches: (count: number) =>
      plural('en', count, { one: '1 match you follow', other: `${count} matches you follow` }),
    dismiss: 'Dismiss',
  },
};

export const useCatchUpOfferWords = wordsOf(catchUpOfferWords);
