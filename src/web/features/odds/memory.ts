import type { Board, Line, Shape } from './board.ts';

/** What is remembered of a price. */
export interface Known {
  /** The last price; for a suspended market the one before. */
  readonly price: number;
  readonly isSuspended: boolean;
  /** The origin of the latest move and its time, epoch seconds; null without one. */
  readonly moved: { readonly from: number; readonly at: number } | null;
}

/** Remembered prices and lines, from earlier responses or from histories: the wire has only the current ones. */
export interface Memory {
  readonly shapes: ReadonlyMap<string, readonly Shape[]>;
  /** By market, line, outcome and bookmaker. */
  readonly prices: ReadonlyMap<string, Known>;
}

export const NOTHING_SEEN: Memory = { shapes: new Map(), prices: new Map() };

/** Steps within this time are one move, and a move is shown for as long; seconds. */
export const MOVE_LASTS = 600;

export function placeOf(market: string, line: Pick<Line, 'key'>, outcome: number, book: string): string {
  return `${market} ${line.key} ${outcome} ${book}`;
}

/** Returns what is remembered after a new price (null if suspended) at an instant, epoch seconds. */
export function seen(before: Known | undefined, price: number | null, at: number | null): Known | undefined {
  if (price === null) return before && { ...before, isSuspended: true, moved: null };
  // The first price after a suspension is unrelated to the one before: no move.
  if (before === undefined || before.isSuspended || at === null)
    return { price, isSuspended: false, moved: null };
  if (before.price === price) return before;
  const goesOn = before.moved !== null && at - before.moved.at < MOVE_LASTS;
  const from = goesOn && before.moved !== null ? before.moved.from : before.price;
  return { price, isSuspended: false, moved: from === price ? null : { from, at } };
}

/** Returns the memory updated by a grid. */
export function remember(memory: Memory, { books, grids }: Board): Memory {
  const prices = new Map(memory.prices);
  for (const { id, lines } of grids)
    for (const line of lines)
      line.offers.forEach((row, outcome) => {
        row.forEach((offer, at) => {
          const place = placeOf(id, line, outcome, books[at]?.id ?? '');
          const known = offer && seen(prices.get(place), offer.price, offer.at);
          if (known) prices.set(place, known);
        });
      });
  const shapes = new Map([...memory.shapes, ...grids.map(({ id, lines }) => [id, lines] as const)]);
  return { shapes, prices };
}
