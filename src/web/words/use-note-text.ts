import { noteText } from './note-text.ts';
import { useWords } from './use-words.ts';

/** Returns a function that translates a record's note. */
export function useNoteText(): (text: string) => string {
  const words = useWords<'notes'>();
  return (text) => noteText(text, words);
}
