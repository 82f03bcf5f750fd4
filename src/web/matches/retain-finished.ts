import { filterOf, type MatchListRow } from './rows.ts';

/** The matches of a live list, including those that ended on it and are retained. */
export interface RetainedMatches {
  /** Identifies the list by day, order and filter. */
  readonly list: string;
  readonly liveIds: ReadonlySet<string>;
  readonly endedIds: ReadonlySet<string>;
}

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((id) => b.has(id));

/**
 * Retains matches that end on a live list until the viewer looks at something else. Returns the same object while
 * nothing changes.
 */
export function retainFinished(
  previous: RetainedMatches | null,
  list: string,
  rows: readonly MatchListRow[],
): RetainedMatches {
  const last = previous?.list === list ? previous : null;
  const liveIds = new Set<string>();
  const endedIds = new Set<string>();
  for (const { record } of rows) {
    const filter = filterOf(record);
    const wasThere = last?.liveIds.has(record.id) || last?.endedIds.has(record.id);
    if (filter === 'live') liveIds.add(record.id);
    else if (filter !== 'all' && wasThere) endedIds.add(record.id);
  }
  if (!last) return { list, liveIds, endedIds };
  const areSameEnded = isSame(last.endedIds, endedIds);
  if (areSameEnded && isSame(last.liveIds, liveIds)) return last;
  return { list, liveIds, endedIds: areSameEnded ? last.endedIds : endedIds };
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
