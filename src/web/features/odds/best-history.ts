import type { Score } from '#contract/parse/score.ts';
import { bestOf, heldIn, type Standing } from './best.ts';
import type { Board } from './board.ts';
import { RESULTS, type Result, type Word } from './history.ts';

interface Bookmaker {
  readonly words: readonly Word[];
  /** How many of them have been heard. */
  heard: number;
}

/** The best of what holds at an instant: of the score that is on the board, or of before the match. */
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
 * What the best price of all bookmakers was, whenever one of them said something. A price from before the last goal
 * never counts.
 *
 * @param told of each bookmaker, oldest first
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
 * The best prices on the result that a board has now; suspended where one of the three has none.
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

/**
 * What was said, and behind it what was seen later: what says the same as before says nothing, nor do prices from
 * before a match that has been played.
 */
export function withSeen(words: readonly Word[], seen: readonly Word[]): readonly Word[] {
  const all = [...words];
  for (const word of seen) {
    const last = all.at(-1);
    const isOver = last?.score != null && word.score === null;
    if (last === undefined || (!isOver && word.at >= last.at && said(last) !== said(word))) all.push(word);
  }
  return all;
}
