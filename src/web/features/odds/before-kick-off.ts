import type { OddsHistory } from '#contract/records/odds.ts';

/** Returns bookmakers' histories with the quotes from before kick-off only. */
export function beforeKickOff(histories: ReadonlyMap<string, OddsHistory>): ReadonlyMap<string, OddsHistory> {
  return new Map(
    [...histories].map(([id, history]) => [
      id,
      {
        ...history,
        markets: history.markets.map((market) => ({
          ...market,
          odds: market.odds.filter(({ score }) => score === null),
        })),
      },
    ]),
  );
}
