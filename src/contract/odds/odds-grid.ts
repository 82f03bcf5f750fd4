import type { OddsMarket } from '#contract/records/odds.ts';
import { RESULTS } from './results.ts';

const OUTCOMES = [...RESULTS, 'over', 'under'] as const;
export type OddsOutcome = (typeof OUTCOMES)[number];

type QuoteLine = OddsMarket['bookmakers'][number]['odds']['data'][number];

export interface OddsBook {
  readonly id: string;
  readonly name: string;
}

export interface BookOffer {
  /** Decimal; null if suspended. */
  readonly price: number | null;
  /** Time of the quote, epoch seconds. */
  readonly at: number | null;
  /** The score at that time; null before kick-off. */
  readonly score: QuoteLine['score'];
}

/** The outcomes of a line and its value (two halves of a quarter line). */
export interface LineShape {
  readonly outcomes: readonly OddsOutcome[];
  readonly line: readonly number[] | null;
}

export interface OddsLine extends LineShape {
  readonly key: string;
  /** By outcome and bookmaker; null without an offer. */
  readonly offers: readonly (readonly (BookOffer | null)[])[];
}

export interface MarketGrid {
  readonly id: string;
  readonly name: string;
  /** Empty for a suspended market whose lines are unknown. */
  readonly lines: readonly OddsLine[];
}

/** Prices by market, outcome and bookmaker. */
export interface OddsGrid {
  readonly books: readonly OddsBook[];
  readonly grids: readonly MarketGrid[];
}

/** Returns the decimal price of an outcome; null for 1 and below, which would pay back less than the stake. */
export function priceOf(quote: QuoteLine, outcome: OddsOutcome): number | null {
  const price = quote[outcome]?.decimal ?? null;
  return price !== null && price > 1 ? price : null;
}

const hasPrice = (quote: QuoteLine) => OUTCOMES.some((outcome) => priceOf(quote, outcome) !== null);

const TOTAL_OUTCOMES: readonly OddsOutcome[] = ['over', 'under'];
const HANDICAP_OUTCOMES: readonly OddsOutcome[] = ['home', 'away'];

/**
 * Returns the outcomes and line of a quote by its filled fields: over and under, home and away with a handicap, or
 * the three results.
 */
export function shapeOf(quote: QuoteLine): LineShape {
  const { handicap: line } = quote;
  if (TOTAL_OUTCOMES.some((outcome) => priceOf(quote, outcome) !== null))
    return { outcomes: TOTAL_OUTCOMES, line };
  return { outcomes: line === null ? RESULTS : HANDICAP_OUTCOMES, line };
}

/** Returns a line as one number: the middle of a quarter line. */
export function lineValue(line: readonly number[]): number {
  return line.reduce((sum, half) => sum + half, 0) / line.length;
}

const shapeKey = ({ line, outcomes }: LineShape) => `${outcomes.join(' ')} ${line?.join(',') ?? ''}`;

/** Returns the key of a quote's line; null for a suspended market. */
export const lineKeyOf = (quote: QuoteLine) => (hasPrice(quote) ? shapeKey(shapeOf(quote)) : null);

function shapesIn({ bookmakers }: OddsMarket): readonly LineShape[] {
  return distinctShapes(bookmakers.flatMap(({ odds }) => odds.data.filter(hasPrice).map(shapeOf)));
}

/** Returns the distinct lines, lowest first. */
export function distinctShapes(shapes: readonly LineShape[]): readonly LineShape[] {
  const byKey = new Map(shapes.map((shape) => [shapeKey(shape), shape]));
  return [...byKey.values()].sort((a, b) => lineValue(a.line ?? [0]) - lineValue(b.line ?? [0]));
}

/** A quote without any price suspends all lines of its market: our choice, as the wire does not say. */
function offerOf(lines: readonly QuoteLine[], key: string, outcome: OddsOutcome): BookOffer | null {
  const ownQuote = lines.find((quote) => lineKeyOf(quote) === key);
  const quote = ownQuote ?? lines.find((candidate) => !hasPrice(candidate));
  if (quote === undefined) return null;
  const price = priceOf(quote, outcome);
  if (ownQuote !== undefined && price === null) return null;
  return { price, at: quote.last_update.timestamp, score: quote.score };
}

/** Returns the bookmakers of all markets in the service's order. */
export function booksOf(markets: readonly OddsMarket[]): readonly OddsBook[] {
  const books = new Map<string, OddsBook>();
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
export function oddsGridOf(
  markets: readonly OddsMarket[],
  previousShapes: ReadonlyMap<string, readonly LineShape[]> = new Map(),
): OddsGrid {
  const books = booksOf(markets);
  const grids = markets.filter(isQuoted).map(({ id, name, bookmakers }): MarketGrid => {
    const quotesByBook = new Map(bookmakers.map((book) => [book.id, book.odds.data]));
    const quotedShapes = shapesIn({ id, name, bookmakers });
    const lines = (quotedShapes.length > 0 ? quotedShapes : (previousShapes.get(id) ?? [])).map(
      (shape): OddsLine => {
        const key = shapeKey(shape);
        const offers = shape.outcomes.map((outcome) =>
          books.map((book) => offerOf(quotesByBook.get(book.id) ?? [], key, outcome)),
        );
        return { key, outcomes: shape.outcomes, line: shape.line, offers };
      },
    );
    return { id, name: name ?? id, lines };
  });
  return { books, grids };
}

function isQuoted({ bookmakers }: OddsMarket): boolean {
  return bookmakers.some(({ odds }) => odds.data.length > 0);
}
