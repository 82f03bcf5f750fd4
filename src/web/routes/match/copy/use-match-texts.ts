import { useWords } from '#web/words/use-words.ts';

/** Returns all words of a match's text. */
export const useMatchTexts = () => useWords<'notes' | 'changes' | 'match-stats' | 'desk' | 'match'>();

export type MatchTexts = ReturnType<typeof useMatchTexts>;
