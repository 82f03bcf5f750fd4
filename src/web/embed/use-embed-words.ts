import type { EmbedWords } from '#web/words/embed-en.ts';
import { useWords } from '#web/words/use-words.ts';

/**
 * Returns the texts of the embed, which are those of its language.
 *
 * @typeParam Part those of its kind, which are loaded with it
 */
export const useEmbedWords = <Part = object>() => useWords() as unknown as EmbedWords & Part;
