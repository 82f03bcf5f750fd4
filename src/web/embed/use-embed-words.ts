import { createContext, useContext } from 'react';
import type { EmbedWords } from '#web/words/embed-en.ts';

/** Texts in the language of the embed. */
export const EmbedWordsContext = createContext<EmbedWords | null>(null);

/**
 * Returns the texts of the embed.
 *
 * @typeParam Part those of its kind, which are loaded with it
 */
export function useEmbedWords<Part = object>(): EmbedWords & Part {
  const words = useContext(EmbedWordsContext);
  if (!words) throw new Error('no words');
  return words as EmbedWords & Part;
}
