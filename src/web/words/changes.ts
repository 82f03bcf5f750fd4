import { changes } from '#news/words/en.ts';
import { wordsOf } from './use-words.ts';

/** The words of changes, which pages share with the server. */
export const changesWords = { changes };

export const useChangesWords = wordsOf(changesWords);
export type ChangesWords = ReturnType<typeof useChangesWords>;
