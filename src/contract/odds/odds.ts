const OPERATIONS: ReadonlySet<string> = new Set([
  'fixtures.match_odds',
  'fixtures.match_oddsinplay',
  'fixtures.match_odds_info',
]);

/** Whether an operation tells prices, or who makes them: with `ODDS=off` there is none of these. */
export function isOddsOperation({ route, t }: { route: string; t: string }): boolean {
  return route === 'bookmakers' || route === 'markets' || OPERATIONS.has(`${route}.${t}`);
}

/** Whether a dataset of `include` tells prices. */
export function isOddsDataset(name: string): boolean {
  return name === 'odds_prematch' || name === 'odds_inplay';
}
