import { embedWords } from './embed.ts';
import { en } from './en.ts';
import type { NotesWords } from './notes.ts';
import { troubleWords } from './trouble.ts';

/** The texts of every embed in English. Each language is a file of its own, so that a reader waits for one alone. */
export const embedEn = { ...en, ...troubleWords, ...embedWords };

export type EmbedWords = typeof embedEn & {
  /** Fetches the translations of the service's notes, for a language that needs them. */
  readonly loadNotes?: () => Promise<NotesWords['notes']>;
};
