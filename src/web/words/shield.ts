import { wordsOf } from './use-words.ts';

/** Texts of the spoiler shield. */
export const shieldWords = {
  shield: {
    hidden: 'Hidden by your spoiler shield',
    reveal: 'Reveal',
    revealMatch: (match: string) => `Hidden by your spoiler shield. Reveal ${match}`,
  },
};

export const useShieldWords = wordsOf(shieldWords);
