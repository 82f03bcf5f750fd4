import type { OddsGrid } from '#contract/odds/odds-grid.ts';
import { RESULTS } from '#contract/odds/results.ts';
import { bestOf, type ScoreState, validPrices } from '#contract/odds/valid-prices.ts';
import type { Score } from '#contract/parse/score.ts';
import type { ResultQuote } from './history.ts';

interface BookReader {
  readonly quotes: readonly ResultQuote[];
  readCount: number;
}

/** Returns the best current prices of the bookmakers whose last quote was for this score; null if there is none. */
function bestPricesAt(books: readonly BookReader[], score: Score | null): ResultQuote['prices'] {
  const current = books.flatMap(({ quotes, readCount }) => {
    const quote = quotes[readCount - 1];
    return quote?.prices && quote.score?.join() === score?.join() ? [quote.prices] : [];
  });
  const [home, draw, away] = RESULTS.map((result) => bestOf(current.map((prices) => prices[result])));
  return home && draw && away ? { home, draw, away } : null;
}

/**
 * Returns the best prices after every quote of any bookmaker. Prices from before the last goal never count.
 *
 * @param quotesByBook quotes of each bookmaker, oldest first
 */
export function bestQuotes(quotesByBook: readonly (readonly ResultQuote[])[]): readonly ResultQuote[] {
  const books = quotesByBook.map((quotes): BookReader => ({ quotes, readCount: 0 }));
  const instants = [...new Set(quotesByBook.flat().map(({ at }) => at))].sort((a, b) => a - b);
  let score: Score | null = null;
  return instants.map((at): ResultQuote => {
    for (const book of books)
      for (
        let next = book.quotes[book.readCount];
        next && next.at <= at;
        next = book.quotes[book.readCount]
      ) {
        score = next.score ?? score;
        book.readCount += 1;
      }
    return { at, prices: bestPricesAt(books, score), score };
  });
}

/**
 * Returns the best current prices of the result; null prices where an outcome has none.
 *
 * @param at epoch seconds
 */
export function currentBestQuote(
  { grids }: OddsGrid,
  scoreState: ScoreState | null,
  at: number,
): ResultQuote {
  const line = grids.flatMap(({ lines }) => lines).find(({ outcomes }) => outcomes.join() === RESULTS.join());
  const [home, draw, away] = line ? validPrices(line, scoreState).map(bestOf) : [];
  const prices = home && draw && away ? { home, draw, away } : null;
  return { at, prices, score: scoreState?.score ?? null };
}

const contentKey = ({ prices, score }: ResultQuote) => `${JSON.stringify(prices)} ${score?.join()}`;

/** Appends later quotes. Unchanged ones are skipped, as are prices from before a match that has been played. */
export function appendQuotes(
  quotes: readonly ResultQuote[],
  laterQuotes: readonly ResultQuote[],
): readonly ResultQuote[] {
  const result = [...quotes];
  for (const quote of laterQuotes) {
    const last = result.at(-1);
    const isOver = last?.score != null && quote.score === null;
    if (last === undefined || (!isOver && quote.at >= last.at && contentKey(last) !== contentKey(quote)))
      result.push(quote);
  }
  return result;
}
