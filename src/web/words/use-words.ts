import { createContext, useContext } from 'react';
import type { Part } from '#words/groups.ts';
import type { Words } from './words.ts';

/** Texts in the viewer's language, provided at the root. */
export const WordsContext = createContext<Words | null>(null);

/**
 * Returns the texts of the first view and of some parts: the type parameter names them.
 * A part's texts are there before the code that uses it: `groups.test.ts` proves it.
 */
export function useWords<P extends Part = 'first'>(): Words<P> {
  const words = useContext(WordsContext);
  if (!words) throw new Error('no words');
  return words as Words<P>;
}
