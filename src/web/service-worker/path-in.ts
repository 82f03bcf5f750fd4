/** Returns the path of an address from a scope on: `match/7` in `https://here.test/touchline/`; null outside of it. */
export const pathIn = (scope: string, url: string): string | null =>
  url.startsWith(scope) ? new URL(url).pathname.slice(new URL(scope).pathname.length) : null;
