/** Returns what the names of caches in the browser begin with, for pages under a path of an origin: `touchline/news-`. */
export const cachePrefix = (basePath: string): string => `touchline${basePath}-`;
