import { createContext, useContext } from 'react';
import type { Words } from './en.ts';

/** Texts in the viewer's language, provided at the root. */
export const WordsContext = createContext<Words | null>(null);

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('no words');
  return words;
}

/**
 * A hook for the words of a part whose code comes later: the English ones come with that code, so that the first
 * view does without them; other languages bring theirs along.
 *
 * @param english the part's words, by names that no other part has
 */
export function wordsOf<T extends object>(english: T): () => Words & T {
  const wordsByLanguage = new WeakMap<Words, Words & T>();
  return () => {
    const words = useWords();
    const whole = wordsByLanguage.get(words) ?? { ...(words.made?.(english) ?? english), ...words };
    wordsByLanguage.set(words, whole);
    return whole;
  };
}
