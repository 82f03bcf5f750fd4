import type { MatchRow } from '#contract/records/match.ts';
import type { MatchStore } from '#web/features/scores/match-store.ts';
import { relatedIds } from '#web/features/scores/note.ts';
import { dayEventsQuery } from '#web/queries/day-events.ts';
import type { Query } from '#web/queries/query-backend.ts';
import { relatedQuery } from '#web/queries/related.ts';

type MatchesQuery = Query<readonly MatchRow[]>;

/** The queries of a day's row supplement. */
interface SupplementQueries {
  /** New dates and first legs. */
  readonly related: MatchesQuery;
  /** The events of each day, for earlier red cards. */
  readonly events: readonly MatchesQuery[];
}

/**
 * Returns the queries of what a day's rows show besides their own match. The events are fetched only if a match
 * ended before the page was opened.
 *
 * @param utcDays the days of the list, `YYYY-MM-DD`
 * @param isIdle whether the events may be fetched
 */
export function supplementQueries(
  store: MatchStore,
  utcDays: readonly string[],
  isIdle: boolean,
): SupplementQueries {
  const matches = [...store.entries.values()].map(({ record }) => record);
  const enabled = isIdle && matches.some(({ phase, events }) => phase === 'finished' && !events);
  return {
    related: relatedQuery(relatedIds(matches)),
    events: utcDays.map((day) => ({ ...dayEventsQuery(day), enabled })),
  };
}
