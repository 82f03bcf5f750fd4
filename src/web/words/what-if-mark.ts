import { wordsOf } from './use-words.ts';

/** Texts around a table whose viewer may try goals; those of the goals come with their code (`what-if.ts`). */
export const whatIfMarkWords = {
  whatIfMark: {
    title: 'What if',
    openTitle: 'Try goals in the matches in play',
    notReal: 'Hypothetical table',
    /** What the arrows compare with. */
    moves: 'vs. the live table',
  },
};

export const useWhatIfMarkWords = wordsOf(whatIfMarkWords);
