import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { firstView } from '#web/clock/first-view.ts';
import { dayEventsQuery } from '#web/data/day.ts';
import { relatedQuery } from '#web/data/related.ts';
import { EMPTY_STORE, type MatchStore } from '#web/matches/match-store.ts';
import { relatedIds } from '#web/matches/note.ts';
import { redCardsById } from '#web/matches/red-card-counts.ts';
import type { RowSupplement } from '#web/matches/rows.ts';

/** Delay after the first view that leaves the network to the list, ms. */
const IDLE_DELAY_MS = 2500;

/** Whether the first view has ended, and whether it has for a while: never where data are saved. */
function useProgress(isWanted: boolean): { readonly isFirstViewOver: boolean; readonly isIdle: boolean } {
  const [isFirstViewOver, setFirstViewOver] = useState(false);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isMounted = true;
    void firstView.then(() => {
      if (!isMounted) return;
      setFirstViewOver(true);
      if (!connection?.saveData) timer = setTimeout(() => setIdle(true), IDLE_DELAY_MS);
    });
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [isWanted]);
  return { isFirstViewOver, isIdle };
}

/**
 * Fetches what rows show besides their own match: new dates, first legs and earlier red cards. It does so after the
 * first view.
 *
 * @param store the matches of the list; null if its rows show nothing else
 * @param utcDays the days of the list, `YYYY-MM-DD`, three at most
 */
export function useRowSupplement(store: MatchStore | null, utcDays: readonly string[]): RowSupplement {
  const { isFirstViewOver, isIdle } = useProgress(store !== null);
  const { entries } = store && isFirstViewOver ? store : EMPTY_STORE;
  const [ids, lacksEvents] = useMemo(() => {
    const matches = [...entries.values()].map(({ record }) => record);
    return [
      relatedIds(matches),
      // Matches that ended before the page was opened.
      matches.some(({ phase, events }) => phase === 'finished' && !events),
    ] as const;
  }, [entries]);
  const relatedMatches = useQuery(relatedQuery(ids)).data?.data;
  const eventsQuery = (day: string | undefined) => ({
    ...dayEventsQuery(day ?? ''),
    enabled: isIdle && lacksEvents && day !== undefined,
  });
  const one = useQuery(eventsQuery(utcDays[0])).data;
  const two = useQuery(eventsQuery(utcDays[1])).data;
  const three = useQuery(eventsQuery(utcDays[2])).data;
  const related = useMemo(() => new Map(relatedMatches?.map((match) => [match.id, match])), [relatedMatches]);
  const reds = useMemo(
    () => redCardsById([one, two, three].flatMap((answer) => answer?.data ?? [])),
    [one, two, three],
  );
  return useMemo(() => ({ related, reds }), [related, reds]);
}
