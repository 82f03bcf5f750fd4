import type { OddsMarket } from '#contract/records/odds.ts';

type QuoteRecord = OddsMarket['bookmakers'][number]['odds']['data'][number];

interface Prices {
  readonly home?: number;
  readonly draw?: number;
  readonly away?: number;
  readonly over?: number;
  readonly under?: number;
  readonly line?: readonly number[];
  /** Epoch seconds. */
  readonly at?: number | null;
  readonly score?: readonly [home: number, away: number] | null;
}

const price = (decimal: number | undefined) =>
  decimal === undefined ? null : { decimal, text: decimal.toFixed(3) };

/** Returns the prices of one line; without any it is suspended. */
export function samplePrices({ home, draw, away, over, under, line, at, score }: Prices = {}): QuoteRecord {
  return {
    home: price(home),
    draw: price(draw),
    away: price(away),
    over: price(over),
    under: price(under),
    handicap: line ?? null,
    score: score ?? null,
    minute: null,
    bookmaker_event_id: null,
    last_update: { timestamp: at ?? null },
  };
}

/** Returns a market with the lines of each bookmaker by name. */
export function sampleMarket(
  id: number,
  books: Readonly<Record<string, readonly QuoteRecord[]>>,
): OddsMarket {
  return {
    id: String(id),
    name: `Market ${id}`,
    bookmakers: Object.entries(books).map(([name, data]) => ({ id: name, name, odds: { data } })),
  };
}
