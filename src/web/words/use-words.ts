import { createContext, useContext } from 'react';
import type { Words } from './en.ts';

/** Texts in the viewer's language, provided at the root. */
export const WordsContext = createContext<Words | null>(null);

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('no words');
  return words;
}

interface Part {
  readonly made: Words['made'];
  readonly texts: object;
}

/** The texts of parts, by their English ones and by language. */
const parts = new WeakMap<object, WeakMap<Words, Part>>();

/**
 * Returns the texts of a part in a language, with those of the frame. They are the same object until a language has more
 * of them, which its `made` says by being another function.
 *
 * @param english the part's words, by names that no other part has
 */
export function partOf<T extends object>(english: T, words: Words): Words & T {
  const languages = parts.get(english) ?? new WeakMap<Words, Part>();
  parts.set(english, languages);
  const cached = languages.get(words);
  if (cached && cached.made === words.made) return cached.texts as Words & T;
  const texts = { ...(words.made?.(english) ?? english), ...words };
  languages.set(words, { made: words.made, texts });
  return texts;
}

/**
 * A hook for the words of a part whose code comes later: the English ones come with that code, so that the first
 * view does without them; other languages bring theirs along.
 */
export const wordsOf =
  <T extends object>(english: T) =>
  (): Words & T =>
    partOf(english, useWords());
