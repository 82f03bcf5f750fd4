import type { LineShape, OddsGrid, OddsLine } from '#contract/odds/odds-grid.ts';

export interface LastPrice {
  /** The last price; for a suspended market the one before. */
  readonly price: number;
  readonly isSuspended: boolean;
  /** The origin of the latest move and its time, epoch seconds; null without one. */
  readonly moved: { readonly from: number; readonly at: number } | null;
}

/** Remembered prices and lines, from earlier responses or from histories: the wire has only the current ones. */
export interface Memory {
  readonly shapes: ReadonlyMap<string, readonly LineShape[]>;
  /** By market, line, outcome and bookmaker. */
  readonly prices: ReadonlyMap<string, LastPrice>;
}

export const EMPTY_MEMORY: Memory = { shapes: new Map(), prices: new Map() };

/** Steps within this time are one move, and a move is shown for as long; seconds. */
export const MOVE_DURATION_S = 600;

export function priceKeyOf(
  market: string,
  line: Pick<OddsLine, 'key'>,
  outcome: number,
  book: string,
): string {
  return `${market} ${line.key} ${outcome} ${book}`;
}

/** Returns what is remembered after a new price (null if suspended) at an instant, epoch seconds. */
export function updateLastPrice(
  previous: LastPrice | undefined,
  price: number | null,
  at: number | null,
): LastPrice | undefined {
  if (price === null) return previous && { ...previous, isSuspended: true, moved: null };
  // The first price after a suspension is unrelated to the one before: no move.
  if (previous === undefined || previous.isSuspended || at === null)
    return { price, isSuspended: false, moved: null };
  if (previous.price === price) return previous;
  const isContinued = previous.moved !== null && at - previous.moved.at < MOVE_DURATION_S;
  const from = isContinued && previous.moved !== null ? previous.moved.from : previous.price;
  return { price, isSuspended: false, moved: from === price ? null : { from, at } };
}

export function rememberGrid(memory: Memory, { books, grids }: OddsGrid): Memory {
  const prices = new Map(memory.prices);
  for (const { id, lines } of grids)
    for (const line of lines)
      line.offers.forEach((row, outcome) => {
        row.forEach((offer, at) => {
          const priceKey = priceKeyOf(id, line, outcome, books[at]?.id ?? '');
          const lastPrice = offer && updateLastPrice(prices.get(priceKey), offer.price, offer.at);
          if (lastPrice) prices.set(priceKey, lastPrice);
        });
      });
  const shapes = new Map([...memory.shapes, ...grids.map(({ id, lines }) => [id, lines] as const)]);
  return { shapes, prices };
}
