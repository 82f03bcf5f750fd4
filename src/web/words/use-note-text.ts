import { noteText } from './note-text.ts';
import { useNotesWords } from './notes.ts';

/** A function that puts a record's note into the viewer's language. */
export function useNoteText(): (text: string) => string {
  const words = useNotesWords();
  return (text) => noteText(text, words);
}
