/**
 * Returns what the names of caches in the browser begin with, apart from those of other paths of the origin.
 *
 * @param scope path of the pages, with a slash at its end
 */
export const cachePrefix = (scope: string): string => `touchline${scope === '/' ? '' : scope}-`;
