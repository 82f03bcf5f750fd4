import { createContext, useContext } from 'react';
import type { Words } from './en.ts';

/** The words of the viewer's language, given at the root. */
export const WordsContext = createContext<Words | null>(null);

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('no words: render inside WordsContext');
  return words;
}
