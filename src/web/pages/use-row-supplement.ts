import { useEffect, useMemo, useState } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import type { MatchStore } from '#web/features/scores/match-store.ts';
import { redCardsById } from '#web/features/scores/red-card-counts.ts';
import type { RowSupplement } from '#web/features/scores/rows.ts';
import type { OperationKey } from '#web/queries/operation-key.ts';
import { type Query, useAnswer } from '#web/queries/query-backend.ts';
import { useAccumulator } from '#web/ui/use-accumulator.ts';
import { useAfterFirstView } from '#web/ui/use-after-first-view.ts';

/** Delay that leaves the network to the list at first, ms. */
const IDLE_DELAY_MS = 2500;
const NO_KEY: OperationKey = ['fixtures', {}];
/** Fills the place of a query while there is none. */
const NO_QUERY: Query<readonly MatchRow[]> = { queryKey: NO_KEY, enabled: false };

const loadQueries = async () => (await import('./supplement-queries.ts')).supplementQueries;

/** Whether the list has been there for a while; never where the viewer saves data. */
function useIsIdle(hasList: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData || !hasList) return;
    const timer = setTimeout(() => setIdle(true), IDLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [hasList]);
  return isIdle;
}

/**
 * Fetches what rows show besides their own match: new dates, first legs and earlier red cards. It does so after the
 * first view.
 *
 * @param store the matches of the list; null if its rows show nothing else
 * @param utcDays the days of the list, `YYYY-MM-DD`, three at most
 */
export function useRowSupplement(store: MatchStore | null, utcDays: readonly string[]): RowSupplement {
  const queriesOf = useAfterFirstView(store && loadQueries);
  const isIdle = useIsIdle(queriesOf !== null);
  const queries = useMemo(
    () => store && queriesOf?.(store, utcDays, isIdle),
    [store, queriesOf, utcDays, isIdle],
  );
  const relatedAnswer = useAnswer(queries?.related ?? NO_QUERY).data;
  const one = useAnswer(queries?.events[0] ?? NO_QUERY).data;
  const two = useAnswer(queries?.events[1] ?? NO_QUERY).data;
  const three = useAnswer(queries?.events[2] ?? NO_QUERY).data;
  // While another list's related matches are loading, those of the previous list stay.
  const [lastRelated] = useAccumulator((last) => relatedAnswer ?? last, relatedAnswer);
  const related = useMemo(() => new Map(lastRelated?.data.map((match) => [match.id, match])), [lastRelated]);
  const reds = useMemo(
    () => redCardsById([one, two, three].flatMap((answer) => answer?.data ?? [])),
    [one, two, three],
  );
  return useMemo(() => ({ related, reds }), [related, reds]);
}
