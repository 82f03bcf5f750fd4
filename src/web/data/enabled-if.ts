/** Disables a query until a condition holds; cached data are returned nevertheless. */
export const enabledIf = <Q extends object>(isWanted: boolean, query: Q): Q =>
  isWanted ? query : { ...query, enabled: false };
