/** Returns the path of a country's flag by its lower-case code; null without one. */
export const flagPath = (code: string | null): string | null => (code ? `/img/countries/${code}` : null);
