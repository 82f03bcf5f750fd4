import type { Words } from './en.ts';
import type { NotesWords } from './notes.ts';

/** A record's note in the viewer's language. The words of the first view have no notes, and are English. */
export const noteText = (note: string, words: NotesWords | Words): string =>
  'notes' in words ? (words as NotesWords).notes.translate(note) : note;
