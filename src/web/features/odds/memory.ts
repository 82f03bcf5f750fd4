import type { Board, Line, Shape } from './board.ts';

/** What is known of one price besides what it is now. */
export interface Known {
  /** The last one that was told: of a suspended market, the one from before. */
  readonly price: number;
  readonly isSuspended: boolean;
  /** From what it moved, and when, epoch seconds; null if that is not known. */
  readonly moved: { readonly from: number; readonly at: number } | null;
}

/** What is known of prices besides those of now, which are all that the wire tells of them: seen while the page was open, or recalled from histories. */
export interface Memory {
  readonly shapes: ReadonlyMap<string, readonly Shape[]>;
  /** By market, line, outcome and bookmaker. */
  readonly prices: ReadonlyMap<string, Known>;
}

export const NOTHING_SEEN: Memory = { shapes: new Map(), prices: new Map() };

/** A move that goes on within this time is one move, and after it no news any more; seconds. */
export const MOVE_LASTS = 600;

export function placeOf(market: string, line: Pick<Line, 'key'>, outcome: number, book: string): string {
  return `${market} ${line.key} ${outcome} ${book}`;
}

/** What is known of a price once it was told (null: suspended) at an instant, epoch seconds. */
export function seen(before: Known | undefined, price: number | null, at: number | null): Known | undefined {
  if (price === null) return before && { ...before, isSuspended: true, moved: null };
  // What a market opens with again after a suspension is another market's price: no move.
  if (before === undefined || before.isSuspended || at === null)
    return { price, isSuspended: false, moved: null };
  if (before.price === price) return before;
  const goesOn = before.moved !== null && at - before.moved.at < MOVE_LASTS;
  const from = goesOn && before.moved !== null ? before.moved.from : before.price;
  return { price, isSuspended: false, moved: from === price ? null : { from, at } };
}

/** What is known once a board has been seen as well. */
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
