import { noteText } from './note-text.ts';
import type { NotesWords } from './notes.ts';

/** Returns a record's note as it follows other words in a line: the service's texts begin with a capital. */
export function remarkInLine(text: string, words: NotesWords): string {
  const local = noteText(text, words);
  return local === text ? text.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()) : local;
}
