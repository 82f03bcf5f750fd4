import { useState } from 'react';
import type { OddsHistory, OddsMarket } from '#contract/records/odds.ts';
import { type Board, boardOf } from './board.ts';
import { type Memory, NOTHING_SEEN, remember } from './memory.ts';
import { recall } from './recall.ts';

interface Kept {
  readonly markets: readonly OddsMarket[] | undefined;
  readonly inPlay: boolean;
  readonly histories: Histories;
  readonly board: Board;
  readonly memory: Memory;
}

/** By bookmaker. */
type Histories = ReadonlyMap<string, OddsHistory>;

const NOTHING: Kept = {
  markets: undefined,
  inPlay: false,
  histories: new Map(),
  board: { books: [], grids: [] },
  memory: NOTHING_SEEN,
};

/**
 * Returns the grid of the latest prices and the memory from earlier responses and histories. In-play prices start a
 * new memory: they are different markets.
 */
export function useBoard(
  markets: readonly OddsMarket[] | undefined,
  inPlay: boolean,
  histories: Histories,
): { readonly board: Board; readonly memory: Memory } {
  const [kept, keep] = useState(NOTHING);
  if (markets === undefined || (kept.markets === markets && kept.histories === histories)) return kept;
  const isSame = kept.inPlay === inPlay;
  const seen = isSame ? kept.memory : NOTHING_SEEN;
  const news = [...histories].filter(([id, told]) => !isSame || kept.histories.get(id) !== told);
  const known =
    news.length === 0
      ? seen
      : recall(
          seen,
          news.map(([, told]) => told),
          inPlay,
        );
  const board = boardOf(markets, known.shapes);
  const next: Kept = { markets, inPlay, histories, board, memory: remember(known, board) };
  keep(next);
  return next;
}
