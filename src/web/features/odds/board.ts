import type { OddsMarket } from '#contract/records/odds.ts';

const OUTCOMES = ['home', 'draw', 'away', 'over', 'under'] as const;
export type Outcome = (typeof OUTCOMES)[number];

type Told = OddsMarket['bookmakers'][number]['odds']['data'][number];

export interface Book {
  readonly id: string;
  readonly name: string;
}

/** What a bookmaker says of one outcome. */
export interface Offer {
  /** Decimal; null: suspended. */
  readonly price: number | null;
  /** Since when, epoch seconds. */
  readonly at: number | null;
  /** On the board then; null before kick-off. */
  readonly score: Told['score'];
}

/** What can be bet on: the outcomes, and the line that they are about (two halves of a quarter line). */
export interface Shape {
  readonly outcomes: readonly Outcome[];
  readonly line: readonly number[] | null;
}

export interface Line extends Shape {
  readonly key: string;
  /** By outcome, by the board's bookmakers; null where one has none. */
  readonly offers: readonly (readonly (Offer | null)[])[];
}

export interface Grid {
  readonly id: string;
  readonly name: string;
  /** None: the market is suspended, and nobody has seen what it offers. */
  readonly lines: readonly Line[];
}

/** Outcomes by bookmakers, a grid a market. */
export interface Board {
  readonly books: readonly Book[];
  readonly grids: readonly Grid[];
}

/** The decimal price of an outcome; one below or of 1 is none: nobody pays back less than the stake. */
export function priceOf(told: Told, outcome: Outcome): number | null {
  const price = told[outcome]?.decimal ?? null;
  return price !== null && price > 1 ? price : null;
}

const isPriced = (told: Told) => OUTCOMES.some((outcome) => priceOf(told, outcome) !== null);

const TOTAL: readonly Outcome[] = ['over', 'under'];
const HANDICAP: readonly Outcome[] = ['home', 'away'];
const RESULT: readonly Outcome[] = ['home', 'draw', 'away'];

/** What prices are about, by what is filled: over and under, home and away with a handicap, or the three results. */
export function shapeOf(told: Told): Shape {
  const { handicap: line } = told;
  if (TOTAL.some((outcome) => priceOf(told, outcome) !== null)) return { outcomes: TOTAL, line };
  return { outcomes: line === null ? RESULT : HANDICAP, line };
}

/** A line as one number: the middle of a quarter line. */
export function middleOf(line: readonly number[]): number {
  return line.reduce((sum, half) => sum + half, 0) / line.length;
}

const keyOf = ({ line, outcomes }: Shape) => `${outcomes.join(' ')} ${line?.join(',') ?? ''}`;

/** The line that prices are about, by its key; null: the market is suspended. */
export const lineOf = (told: Told) => (isPriced(told) ? keyOf(shapeOf(told)) : null);

/** What a market offers, by line from the lowest on. */
function shapesIn({ bookmakers }: OddsMarket): readonly Shape[] {
  return inOrder(bookmakers.flatMap(({ odds }) => odds.data.filter(isPriced).map(shapeOf)));
}

/** The different ones of some shapes, from the lowest line on. */
export function inOrder(shapes: readonly Shape[]): readonly Shape[] {
  const different = new Map(shapes.map((shape) => [keyOf(shape), shape]));
  return [...different.values()].sort((a, b) => middleOf(a.line ?? [0]) - middleOf(b.line ?? [0]));
}

/** Without a single price a market is suspended (our choice, as the wire is silent), in all of its lines. */
function offerOf(lines: readonly Told[], key: string, outcome: Outcome): Offer | null {
  const own = lines.find((told) => lineOf(told) === key);
  const told = own ?? lines.find((each) => !isPriced(each));
  if (told === undefined) return null;
  const price = priceOf(told, outcome);
  if (own !== undefined && price === null) return null;
  return { price, at: told.last_update.timestamp, score: told.score };
}

/** The bookmakers of all markets, in the service's order. */
export function booksIn(markets: readonly OddsMarket[]): readonly Book[] {
  const books = new Map<string, Book>();
  const longestFirst = markets.toSorted((a, b) => b.bookmakers.length - a.bookmakers.length);
  for (const { id, name } of longestFirst.flatMap(({ bookmakers }) => bookmakers))
    if (!books.has(id)) books.set(id, { id, name: name ?? id });
  return [...books.values()];
}

/**
 * Prices as the page shows them.
 *
 * @param known what markets offered before, by id: a market of which all is suspended keeps its lines
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

/** Whether anybody says anything of a market. */
function isTold({ bookmakers }: OddsMarket): boolean {
  return bookmakers.some(({ odds }) => odds.data.length > 0);
}
