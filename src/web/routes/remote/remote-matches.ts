import { foldText, spellings } from '#contract/fold-text.ts';
import type { WallState } from '#contract/wall-relay.ts';
import { filterOf, type MatchListRow } from '#web/matches/rows.ts';

export interface RemoteMatches {
  /** Pinned or hidden: what a remote may want to take back. A match of another day has an id alone. */
  readonly changed: readonly { readonly id: string; readonly row: MatchListRow | null }[];
  /** On the screen of the wall. */
  readonly onScreen: readonly MatchListRow[];
  /** The rest of the day: in play, then upcoming, then finished. */
  readonly others: readonly MatchListRow[];
}

const RANKS = { live: 0, scheduled: 1, finished: 2, all: 3 };

/** Returns the matches of the day for a remote, of teams with a text in their names. */
export function remoteMatches(
  rows: readonly MatchListRow[],
  { pinnedMatch, hiddenMatches }: Pick<WallState, 'pinnedMatch' | 'hiddenMatches'>,
  visibleMatches: readonly string[],
  search: string,
): RemoteMatches {
  const byId = new Map(rows.map((row) => [row.record.id, row]));
  const changedIds = [...new Set([...(pinnedMatch === null ? [] : [pinnedMatch]), ...hiddenMatches])];
  const text = foldText(search.trim());
  const rest = rows
    .filter(({ record: { id, teams } }) => {
      const isNamed = [teams.home, teams.away].some(({ name }) =>
        spellings(name).some((one) => one.includes(text)),
      );
      return isNamed && !changedIds.includes(id);
    })
    .toSorted((a, b) => RANKS[filterOf(a.record)] - RANKS[filterOf(b.record)]);
  const isOnScreen = ({ record }: MatchListRow) => visibleMatches.includes(record.id);
  return {
    changed: changedIds.map((id) => ({ id, row: byId.get(id) ?? null })),
    onScreen: rest.filter(isOnScreen),
    others: rest.filter((row) => !isOnScreen(row)),
  };
}
