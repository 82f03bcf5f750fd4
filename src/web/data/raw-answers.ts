import type { Answer } from './fetch.ts';

/**
 * The answers as they came, by their queries' hashes, while there are shields: React Query has them without what the
 * shields hide.
 */
export const rawAnswers = new Map<string, Answer<unknown>>();
