/** Where the server says which competitions have another name in a language than in English: `?lang=de`. */
export const NAMES_PATH = '/api/names';

/** Returns the address of the names in a language. */
export const namesAddress = (language: string): string => `${NAMES_PATH}?lang=${language}`;

/** Names of competitions by their id; those that are the same in English are missing. */
export type CompetitionNames = Readonly<Record<string, string>>;

/** Returns the name that a language has for a competition, else its record's, which is English. */
export const nameIn = <Name extends string | null>(
  names: CompetitionNames,
  league: { readonly id: string | null; readonly name: Name },
): Name | string => names[league.id as string] ?? league.name;
