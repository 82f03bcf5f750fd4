/** What the names of the pages' caches in the browser begin with. */
export const CACHE_PREFIX = 'touchline-';
