import { type OddsGrid, oddsGridOf } from '#contract/odds/odds-grid.ts';
import type { OddsHistory, OddsMarket } from '#contract/records/odds.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';
import { EMPTY_MEMORY, type Memory, rememberGrid } from './memory.ts';
import { rememberHistories } from './remember-histories.ts';

/** By bookmaker. */
type Histories = ReadonlyMap<string, OddsHistory>;

const EMPTY_STATE = {
  markets: undefined as readonly OddsMarket[] | undefined,
  inPlay: false,
  histories: new Map() as Histories,
  oddsGrid: { books: [], grids: [] } as OddsGrid,
  memory: EMPTY_MEMORY,
};
type GridState = typeof EMPTY_STATE;

function step(
  previous: GridState,
  markets: readonly OddsMarket[] | undefined,
  inPlay: boolean,
  histories: Histories,
): GridState {
  if (markets === undefined || (previous.markets === markets && previous.histories === histories))
    return previous;
  const isSame = previous.inPlay === inPlay;
  const previousMemory = isSame ? previous.memory : EMPTY_MEMORY;
  const newHistories = [...histories]
    .filter(([id, history]) => !isSame || previous.histories.get(id) !== history)
    .map(([, history]) => history);
  const memory =
    newHistories.length === 0 ? previousMemory : rememberHistories(previousMemory, newHistories, inPlay);
  const oddsGrid = oddsGridOf(markets, memory.shapes);
  return { markets, inPlay, histories, oddsGrid, memory: rememberGrid(memory, oddsGrid) };
}

/**
 * Returns the grid of the latest prices and the memory from earlier responses and histories. In-play prices start a
 * new memory: they are different markets.
 */
export function useOddsGrid(
  markets: readonly OddsMarket[] | undefined,
  inPlay: boolean,
  histories: Histories,
): { readonly oddsGrid: OddsGrid; readonly memory: Memory } {
  const [state] = useAccumulator((previous) => step(previous, markets, inPlay, histories), EMPTY_STATE);
  return state;
}
