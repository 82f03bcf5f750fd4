import type { Score } from '#contract/parse/score.ts';
import type { OddsHistory } from '#contract/records/odds.ts';
import { bestOf, heldIn, type Standing } from './best.ts';
import type { Board } from './board.ts';

export const RESULTS = ['home', 'draw', 'away'] as const;
export type Result = (typeof RESULTS)[number];

/** What a bookmaker said of the result of a match, once. */
export interface Word {
  /** Epoch seconds. */
  readonly at: number;
  /** Decimal; null: suspended. */
  readonly prices: Readonly<Record<Result, number>> | null;
  /** On the board then; null before kick-off. */
  readonly score: Score | null;
}

/** From an instant to another, epoch seconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Of a match that was played, this much of the time before it is shown; seconds. */
const AHEAD = 1_200;
/** The box that curves are drawn in. */
export const WIDE = 1_000;
export const HIGH = 100;

/** All that was said of the result, oldest first: of the first market with a price for a draw. */
export function wordsOfResult({ markets }: OddsHistory): readonly Word[] {
  const market = markets.find(({ odds }) => odds.some(({ draw }) => draw?.decimal != null));
  return (market?.odds ?? []).flatMap(({ home, draw, away, score, last_update }): Word[] => {
    if (last_update.timestamp === null) return [];
    const [one, none, two] = [home?.decimal, draw?.decimal, away?.decimal];
    const prices = one && none && two ? { home: one, draw: none, away: two } : null;
    return [{ at: last_update.timestamp, prices, score }];
  });
}

/**
 * What of it is shown: of a match that was played, the play; else all.
 *
 * @param now epoch seconds; null when nothing can come any more
 */
export function spanOf(words: readonly Word[], kickOff: number, now: number | null): Span {
  const first = words[0]?.at ?? kickOff;
  const last = Math.max(words.at(-1)?.at ?? kickOff, now ?? 0);
  const from = words.some(({ score }) => score !== null) ? Math.max(first, kickOff - AHEAD) : first;
  return { from, to: Math.max(last, from + 60) };
}

/** Where an instant lies in a span: 0 to 1. */
export function partOf(at: number, { from, to }: Span): number {
  return Math.min(1, Math.max(0, (at - from) / (to - from)));
}

/** How high a price stands: the likelier, the higher. In the box, from above. */
export function heightOf(price: number): number {
  return (1 - 1 / price) * HIGH;
}

/** The steps of one result's price as the path of an SVG; it breaks off where the market was suspended. */
export function stepsOf(words: readonly Word[], result: Result, span: Span): string {
  let path = '';
  let isOpen = false;
  const round = (value: number) => Math.round(value * 100) / 100;
  words.forEach(({ at, prices }, n) => {
    const until = words[n + 1]?.at ?? span.to;
    if (prices === null || until <= span.from) {
      isOpen = false;
      return;
    }
    const [x, y] = [round(partOf(at, span) * WIDE), round(heightOf(prices[result]))];
    path += isOpen ? `V${y}` : `M${x} ${y}`;
    path += `H${round(partOf(until, span) * WIDE)}`;
    isOpen = true;
  });
  return path;
}

/** When the score changed. */
export function goalsIn(words: readonly Word[]): readonly { readonly at: number; readonly score: Score }[] {
  let before: Score | null = null;
  return words.flatMap(({ at, score }) => {
    const hasChanged = before !== null && score !== null && before.join() !== score.join();
    before = score ?? before;
    return hasChanged && score !== null ? [{ at, score }] : [];
  });
}

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

/** What was said, and behind it what was seen later: what says the same as before says nothing. */
export function withSeen(words: readonly Word[], seen: readonly Word[]): readonly Word[] {
  const all = [...words];
  for (const word of seen) {
    const last = all.at(-1);
    if (last === undefined || (word.at >= last.at && said(last) !== said(word))) all.push(word);
  }
  return all;
}
