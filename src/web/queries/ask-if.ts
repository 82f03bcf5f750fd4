/** A query that is asked only from some moment on; what is known of it already is there all the same. */
export const askIf = <Q extends object>(isWanted: boolean, query: Q): Q =>
  isWanted ? query : { ...query, enabled: false };
