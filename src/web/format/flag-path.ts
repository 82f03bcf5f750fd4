/** The path of a country's flag by its code, lower case; null where there is none. */
export const flagPath = (code: string | null): string | null => (code ? `/img/countries/${code}` : null);
