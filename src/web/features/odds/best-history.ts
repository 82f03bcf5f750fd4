import type { Score } from '#contract/parse/score.ts';
import { bestOf, heldIn, type Standing } from './best.ts';
import type { Board } from './board.ts';
import { RESULTS, type Result, type Word } from './history.ts';

interface Bookmaker {
  readonly words: readonly Word[];
  /** Number of quotes up to the current instant. */
  heard: number;
}

/** Returns the best current prices of the bookmakers whose last quote was for this score; null if there is none. */
function bestNow(books: readonly Bookmaker[], score: Score | null): Word['prices'] {
  const told = books.flatMap(({ words, heard }) => {
    const word = words[heard - 1];
    return word?.prices && word.score?.join() === score?.join() ? [word.prices] : [];
  });
  if (told.length === 0) return null;
  const best = (result: Result) => Math.max(...told.map((prices) => prices[result]));
  return { home: best('home'), draw: best('draw'), away: best('away') };
}

/**
 * Returns the best prices after every quote of any bookmaker. Prices from before the last goal never count.
 *
 * @param quotesByBook quotes of each bookmaker, oldest first
 */
export function bestWords(told: readonly (readonly Word[])[]): readonly Word[] {
  const books = told.map((words): Bookmaker => ({ words, heard: 0 }));
  const instants = [...new Set(told.flat().map(({ at }) => at))].sort((a, b) => a - b);
  let score: Score | null = null;
  return instants.map((at): Word => {
    for (const book of books)
      for (let next = book.words[book.heard]; next && next.at <= at; next = book.words[book.heard]) {
        score = next.score ?? score;
        book.heard += 1;
      }
    return { at, prices: bestNow(books, score), score };
  });
}

/**
 * Returns the best current prices of the result; null prices where an outcome has none.
 *
 * @param at epoch seconds
 */
export function bestNowOn({ grids }: Board, standing: Standing | null, at: number): Word {
  const line = grids.flatMap(({ lines }) => lines).find(({ outcomes }) => outcomes.join() === RESULTS.join());
  const [home, draw, away] = line ? heldIn(line, standing).map(bestOf) : [];
  const prices = home && draw && away ? { home, draw, away } : null;
  return { at, prices, score: standing?.score ?? null };
}

const said = ({ prices, score }: Word) => `${JSON.stringify(prices)} ${score?.join()}`;

/** Appends later quotes. Unchanged ones are skipped, as are prices from before a match that has been played. */
export function withSeen(words: readonly Word[], seen: readonly Word[]): readonly Word[] {
  const all = [...words];
  for (const word of seen) {
    const last = all.at(-1);
    const isOver = last?.score != null && word.score === null;
    if (last === undefined || (!isOver && word.at >= last.at && said(last) !== said(word))) all.push(word);
  }
  return all;
}
