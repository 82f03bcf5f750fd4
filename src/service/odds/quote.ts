import type { Score } from '#service/engine/match-frame.ts';
import type { ScoreMatrix } from '#service/engine/score-matrix.ts';
import { fairBook, fairBookBefore } from './fair-book.ts';
import { pricesOf } from './margin.ts';
import type { Market } from './markets.ts';
import type { MatchSituation } from './situation.ts';

/** Decimal prices of a line, in the market's order. */
export interface PricedLine {
  readonly prices: readonly number[];
  /** The home side's handicap, or the line of over and under; null if the market has none. */
  readonly line: number | null;
}

/** A bookmaker's prices of one market at one instant. */
export interface Quote {
  readonly market: Market;
  /** Instant of the quote, epoch seconds. */
  readonly at: number;
  /** Score at the time; null before kick-off. */
  readonly score: Score | null;
  readonly minute: number | null;
  /** Null if suspended. */
  readonly lines: readonly PricedLine[] | null;
}

/** Returns the quotes of some markets, without those that have no line. */
export function quotes(
  markets: readonly Market[],
  matrix: ScoreMatrix,
  book: number,
  at: number,
  situation: MatchSituation | null,
): readonly Quote[] {
  const fairOf = situation === null ? fairBookBefore(matrix) : fairBook(matrix, situation);
  return markets.flatMap((market): Quote[] => {
    const fair = fairOf(market);
    if (fair.length === 0) return [];
    const lines = fair.map(({ chances, line }) => ({ prices: pricesOf(chances, book), line }));
    return [{ market, at, score: situation?.score ?? null, minute: situation?.minute ?? null, lines }];
  });
}
