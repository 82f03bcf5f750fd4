import { createContext } from 'react';
import type { MatchListRow } from '#web/matches/rows.ts';

/** The current state of matches among search results, by id. */
export interface MatchStates {
  readonly rows: ReadonlyMap<string, MatchListRow>;
  /** Returns the as-of instant of the newest answer, epoch ms. */
  readonly confirmed: () => number | null;
}

/** Results show their kick-off where no state is available. */
export const MatchStatesContext = createContext<MatchStates>({ rows: new Map(), confirmed: () => null });
