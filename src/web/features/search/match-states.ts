import { createContext } from 'react';
import { SIDES } from '#contract/side-of.ts';
import { liveCount } from '#web/matches/live-count.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import type { SearchResult } from '#web/settings/recent.ts';

/** The current state of matches among search results, by id. */
export type MatchStates = ReadonlyMap<string, MatchListRow>;

/** Results show their kick-off where no state is available. */
export const MatchStatesContext = createContext<MatchStates>(new Map());

/** Returns the state of a match, or of the one that a team plays now. */
export function stateOf(states: MatchStates, { kind, id }: SearchResult): MatchListRow | undefined {
  if (kind === 'match') return states.get(id);
  if (kind !== 'team') return undefined;
  return [...states.values()].find(
    ({ record }) => record.phase === 'live' && SIDES.some((side) => record.teams[side].id === id),
  );
}

/** Returns how many matches of a competition are in play; 0 for results of other kinds. */
export const liveCountOf = (states: MatchStates, { kind, id }: SearchResult): number =>
  kind === 'league' ? liveCount([...states.values()].filter(({ record }) => record.league.id === id)) : 0;
