import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { MatchStore } from '#web/features/scores/match-store.ts';
import { relatedIds } from '#web/features/scores/note.ts';
import { redCardsById } from '#web/features/scores/red-card-counts.ts';
import type { RowSupplement } from '#web/features/scores/rows.ts';
import { dayEventsQuery } from '#web/queries/day-events.ts';
import { relatedQuery } from '#web/queries/related.ts';

/** Delay that leaves the network to the list at first, ms. */
const IDLE_DELAY_MS = 2500;

/** Whether the page has been open for a while; never where the viewer saves data. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    const timer = setTimeout(() => setIdle(true), IDLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}

/**
 * Fetches what rows show besides their own match: new dates, first legs and earlier red cards.
 *
 * @param utcDays the days of the list, `YYYY-MM-DD`
 */
export function useRowSupplement(
  store: MatchStore,
  utcDays: readonly string[],
  onSupplement: (supplement: RowSupplement) => void,
): void {
  const [ids, lacksEvents] = useMemo(() => {
    const matches = [...store.entries.values()].map(({ record }) => record);
    return [
      relatedIds(matches),
      matches.some(({ phase, events }) => phase === 'finished' && !events),
    ] as const;
  }, [store.entries]);
  const relatedMatches = useQuery(relatedQuery(ids)).data?.data;
  const enabled = useIsIdle() && lacksEvents;
  const eventsQuery = (day: string | undefined) => ({
    ...dayEventsQuery(day ?? ''),
    enabled: enabled && day !== undefined,
  });
  const one = useQuery(eventsQuery(utcDays[0])).data;
  const two = useQuery(eventsQuery(utcDays[1])).data;
  const three = useQuery(eventsQuery(utcDays[2])).data;
  const related = useMemo(() => new Map(relatedMatches?.map((match) => [match.id, match])), [relatedMatches]);
  const reds = useMemo(
    () => redCardsById([one, two, three].flatMap((answer) => answer?.data ?? [])),
    [one, two, three],
  );
  useEffect(() => onSupplement({ related, reds }), [related, reds, onSupplement]);
}
