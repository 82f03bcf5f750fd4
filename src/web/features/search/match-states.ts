import { createContext } from 'react';
import type { MatchListRow } from '#web/matches/rows.ts';

/** The current state of matches among search results, by id. */
export type MatchStates = ReadonlyMap<string, MatchListRow>;

/** Results show their kick-off where no state is available. */
export const MatchStatesContext = createContext<MatchStates>(new Map());
