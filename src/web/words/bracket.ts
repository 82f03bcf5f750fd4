import { formatCount } from './en.ts';
import { plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

export const bracketWords = {
  bracket: {
    undrawn: 'Draw to be made.',
    none: 'No bracket for this season yet. See Fixtures and Results.',
    ties: (n: number) => plural('en', n, { one: 'one tie', other: `${formatCount(n)} ties` }),
    through: 'through',
    match: 'Match',
    legs: { '1/2': '1st leg', '2/2': '2nd leg' },
    penalties: (score: string) => `Pens ${score}`,
  },
};

export const useBracketWords = wordsOf(bracketWords);
