const OPERATIONS: ReadonlySet<string> = new Set([
  'fixtures.match_odds',
  'fixtures.match_oddsinplay',
  'fixtures.match_odds_info',
]);

/** Returns whether an operation is about prices or bookmakers; `ODDS=off` removes these operations. */
export function isOddsOperation({ route, t }: { route: string; t: string }): boolean {
  return route === 'bookmakers' || route === 'markets' || OPERATIONS.has(`${route}.${t}`);
}

/** Returns whether a dataset of `include` holds prices. */
export function isOddsDataset(name: string): boolean {
  return name === 'odds_prematch' || name === 'odds_inplay';
}
