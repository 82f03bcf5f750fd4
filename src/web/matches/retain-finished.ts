import { filterOf, type MatchListRow } from './rows.ts';

/** The matches of a live list, including those that ended on it and are retained. */
export interface RetainedMatches {
  /** Identifies the list by day, order and filter. Null unless the list has live matches only. */
  readonly list: string | null;
  readonly liveIds: ReadonlySet<string>;
  readonly endedIds: ReadonlySet<string>;
}

const NO_IDS: ReadonlySet<string> = new Set();
export const NO_RETAINED_MATCHES: RetainedMatches = { list: null, liveIds: NO_IDS, endedIds: NO_IDS };

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((id) => b.has(id));

/**
 * Retains matches that end on a live list until the viewer looks at something else. Returns the same object while
 * nothing changes.
 */
export function retainFinished(
  previous: RetainedMatches,
  list: string | null,
  rows: readonly MatchListRow[],
): RetainedMatches {
  if (list === null) return NO_RETAINED_MATCHES;
  const liveIds = new Set<string>();
  const endedIds = new Set<string>();
  for (const { record } of rows) {
    const filter = filterOf(record);
    const wasThere = previous.liveIds.has(record.id) || previous.endedIds.has(record.id);
    if (filter === 'live') liveIds.add(record.id);
    else if (filter !== 'all' && previous.list === list && wasThere) endedIds.add(record.id);
  }
  if (previous.list === list && isSame(previous.liveIds, liveIds) && isSame(previous.endedIds, endedIds))
    return previous;
  return { list, liveIds, endedIds: isSame(previous.endedIds, endedIds) ? previous.endedIds : endedIds };
}

export function dropRetained(
  retainedMatches: RetainedMatches,
  shouldDrop: (id: string) => boolean,
): RetainedMatches {
  const endedIds = [...retainedMatches.endedIds].filter((id) => !shouldDrop(id));
  return endedIds.length === retainedMatches.endedIds.size
    ? retainedMatches
    : { ...retainedMatches, endedIds: new Set(endedIds) };
}
