import { useState } from 'react';
import type { OddsMarket } from '#contract/records/odds.ts';
import { type Board, boardOf } from './board.ts';
import { type Memory, NOTHING_SEEN, remember } from './memory.ts';

interface Kept {
  readonly markets: readonly OddsMarket[] | undefined;
  readonly inPlay: boolean;
  readonly board: Board;
  readonly memory: Memory;
}

const NOTHING: Kept = {
  markets: undefined,
  inPlay: false,
  board: { books: [], grids: [] },
  memory: NOTHING_SEEN,
};

/**
 * The board of the newest prices, and what was seen of prices since it is open. Prices in play are others than those
 * from before: nothing has moved from the ones to the others.
 */
export function useBoard(
  markets: readonly OddsMarket[] | undefined,
  inPlay: boolean,
): Pick<Kept, 'board' | 'memory'> {
  const [kept, keep] = useState(NOTHING);
  if (markets === undefined || kept.markets === markets) return kept;
  const seen = kept.inPlay === inPlay ? kept.memory : NOTHING_SEEN;
  const board = boardOf(markets, seen.shapes);
  const next = { markets, inPlay, board, memory: remember(seen, board) };
  keep(next);
  return next;
}
