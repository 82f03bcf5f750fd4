/** Where the server says which competitions have another name in a language than in English: `?lang=de`. */
export const NAMES_PATH = '/api/names';

/** Names of competitions by their id; those that are the same in English are missing. */
export type CompetitionNames = Readonly<Record<string, string>>;
