import type { OddsMarket } from '#contract/records/odds.ts';

const OUTCOMES = ['home', 'draw', 'away', 'over', 'under'] as const;
export type Outcome = (typeof OUTCOMES)[number];

type Told = OddsMarket['bookmakers'][number]['odds']['data'][number];

export interface Book {
  readonly id: string;
  readonly name: string;
}

/** A bookmaker's offer for one outcome. */
export interface Offer {
  /** Decimal; null if suspended. */
  readonly price: number | null;
  /** Time of the quote, epoch seconds. */
  readonly at: number | null;
  /** The score at that time; null before kick-off. */
  readonly score: Told['score'];
}

/** The outcomes of a line and its value (two halves of a quarter line). */
export interface Shape {
  readonly outcomes: readonly Outcome[];
  readonly line: readonly number[] | null;
}

export interface Line extends Shape {
  readonly key: string;
  /** By outcome and bookmaker; null without an offer. */
  readonly offers: readonly (readonly (Offer | null)[])[];
}

export interface Grid {
  readonly id: string;
  readonly name: string;
  /** Empty for a suspended market whose lines are unknown. */
  readonly lines: readonly Line[];
}

/** Prices by market, outcome and bookmaker. */
export interface Board {
  readonly books: readonly Book[];
  readonly grids: readonly Grid[];
}

/** Returns the decimal price of an outcome; null for 1 and below, which would pay back less than the stake. */
export function priceOf(told: Told, outcome: Outcome): number | null {
  const price = told[outcome]?.decimal ?? null;
  return price !== null && price > 1 ? price : null;
}

const isPriced = (told: Told) => OUTCOMES.some((outcome) => priceOf(told, outcome) !== null);

const TOTAL: readonly Outcome[] = ['over', 'under'];
const HANDICAP: readonly Outcome[] = ['home', 'away'];
const RESULT: readonly Outcome[] = ['home', 'draw', 'away'];

/**
 * Returns the outcomes and line of a quote by its filled fields: over and under, home and away with a handicap, or
 * the three results.
 */
export function shapeOf(told: Told): Shape {
  const { handicap: line } = told;
  if (TOTAL.some((outcome) => priceOf(told, outcome) !== null)) return { outcomes: TOTAL, line };
  return { outcomes: line === null ? RESULT : HANDICAP, line };
}

/** Returns a line as one number: the middle of a quarter line. */
export function middleOf(line: readonly number[]): number {
  return line.reduce((sum, half) => sum + half, 0) / line.length;
}

const keyOf = ({ line, outcomes }: Shape) => `${outcomes.join(' ')} ${line?.join(',') ?? ''}`;

/** Returns the key of a quote's line; null for a suspended market. */
export const lineOf = (told: Told) => (isPriced(told) ? keyOf(shapeOf(told)) : null);

/** Returns the lines of a market, lowest first. */
function shapesIn({ bookmakers }: OddsMarket): readonly Shape[] {
  return inOrder(bookmakers.flatMap(({ odds }) => odds.data.filter(isPriced).map(shapeOf)));
}

/** Returns the distinct lines, lowest first. */
export function inOrder(shapes: readonly Shape[]): readonly Shape[] {
  const different = new Map(shapes.map((shape) => [keyOf(shape), shape]));
  return [...different.values()].sort((a, b) => middleOf(a.line ?? [0]) - middleOf(b.line ?? [0]));
}

/** A quote without any price suspends all lines of its market: our choice, as the wire does not say. */
function offerOf(lines: readonly Told[], key: string, outcome: Outcome): Offer | null {
  const own = lines.find((told) => lineOf(told) === key);
  const told = own ?? lines.find((each) => !isPriced(each));
  if (told === undefined) return null;
  const price = priceOf(told, outcome);
  if (own !== undefined && price === null) return null;
  return { price, at: told.last_update.timestamp, score: told.score };
}

/** Returns the bookmakers of all markets in the service's order. */
export function booksIn(markets: readonly OddsMarket[]): readonly Book[] {
  const books = new Map<string, Book>();
  const longestFirst = markets.toSorted((a, b) => b.bookmakers.length - a.bookmakers.length);
  for (const { id, name } of longestFirst.flatMap(({ bookmakers }) => bookmakers))
    if (!books.has(id)) books.set(id, { id, name: name ?? id });
  return [...books.values()];
}

/**
 * Returns the grid of a match's prices.
 *
 * @param previousShapes former lines by market id, which a fully suspended market keeps
 */
export function boardOf(
  markets: readonly OddsMarket[],
  known: ReadonlyMap<string, readonly Shape[]> = new Map(),
): Board {
  const books = booksIn(markets);
  const grids = markets.filter(isTold).map(({ id, name, bookmakers }): Grid => {
    const told = new Map(bookmakers.map((book) => [book.id, book.odds.data]));
    const priced = shapesIn({ id, name, bookmakers });
    const lines = (priced.length > 0 ? priced : (known.get(id) ?? [])).map((shape): Line => {
      const key = keyOf(shape);
      const offers = shape.outcomes.map((outcome) =>
        books.map((book) => offerOf(told.get(book.id) ?? [], key, outcome)),
      );
      return { key, outcomes: shape.outcomes, line: shape.line, offers };
    });
    return { id, name: name ?? id, lines };
  });
  return { books, grids };
}

/** Returns whether any bookmaker quotes the market. */
function isTold({ bookmakers }: OddsMarket): boolean {
  return bookmakers.some(({ odds }) => odds.data.length > 0);
}
