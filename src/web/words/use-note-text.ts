import { noteText } from './note-text.ts';
import { useNotesWords } from './notes.ts';

/** Returns a function that translates a record's note. */
export function useNoteText(): (text: string) => string {
  const words = useNotesWords();
  return (text) => noteText(text, words);
}
