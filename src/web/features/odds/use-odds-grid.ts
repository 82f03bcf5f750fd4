import { useState } from 'react';
import type { OddsHistory, OddsMarket } from '#contract/records/odds.ts';
import { EMPTY_MEMORY, type Memory, rememberGrid } from './memory.ts';
import { type OddsGrid, oddsGridOf } from './odds-grid.ts';
import { rememberHistories } from './remember-histories.ts';

interface GridState {
  readonly markets: readonly OddsMarket[] | undefined;
  readonly inPlay: boolean;
  readonly histories: Histories;
  readonly oddsGrid: OddsGrid;
  readonly memory: Memory;
}

/** By bookmaker. */
type Histories = ReadonlyMap<string, OddsHistory>;

const EMPTY_STATE: GridState = {
  markets: undefined,
  inPlay: false,
  histories: new Map(),
  oddsGrid: { books: [], grids: [] },
  memory: EMPTY_MEMORY,
};

/**
 * Returns the grid of the latest prices and the memory from earlier responses and histories. In-play prices start a
 * new memory: they are different markets.
 */
export function useOddsGrid(
  markets: readonly OddsMarket[] | undefined,
  inPlay: boolean,
  histories: Histories,
): { readonly oddsGrid: OddsGrid; readonly memory: Memory } {
  const [state, setState] = useState(EMPTY_STATE);
  if (markets === undefined || (state.markets === markets && state.histories === histories)) return state;
  const isSame = state.inPlay === inPlay;
  const previousMemory = isSame ? state.memory : EMPTY_MEMORY;
  const newHistories = [...histories].filter(
    ([id, history]) => !isSame || state.histories.get(id) !== history,
  );
  const nextMemory =
    newHistories.length === 0
      ? previousMemory
      : rememberHistories(
          previousMemory,
          newHistories.map(([, history]) => history),
          inPlay,
        );
  const oddsGrid = oddsGridOf(markets, nextMemory.shapes);
  const next: GridState = {
    markets,
    inPlay,
    histories,
    oddsGrid,
    memory: rememberGrid(nextMemory, oddsGrid),
  };
  setState(next);
  return next;
}
