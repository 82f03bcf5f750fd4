import { first } from './de/first.ts';
import { embed } from './de/screens/embed.ts';
import { trouble } from './de/trouble.ts';
import type { EmbedWords } from './embed-en.ts';

/** The texts of every embed in German. */
export const embedDe: EmbedWords = {
  ...first,
  ...trouble,
  ...embed,
  loadNotes: async () => (await import('./de/notes.ts')).notes.notes,
};
