import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { EMPTY_STORE, type MatchStore } from '#news/match-store.ts';
import { useAfterFirstView } from '#web/clock/use-after-first-view.ts';
import { dayEventsQuery } from '#web/data/day.ts';
import { relatedQuery } from '#web/data/related.ts';
import { relatedIds } from '#web/matches/note.ts';
import type { RelatedMatches } from '#web/matches/rows.ts';

/** Delay after the first view that leaves the network to the list, ms. */
const IDLE_DELAY_MS = 2500;

const atOnce = async () => true;
/** Never resolves to true where data are saved. */
const whenIdle = () =>
  new Promise<boolean>((resolve) => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    setTimeout(() => resolve(!connection?.saveData), IDLE_DELAY_MS);
  });

/**
 * Fetches what a day's lists lack after the first view: the events of matches that ended before, and the first legs and
 * new dates that rows show, which it returns.
 *
 * @param store the matches of the list; null to fetch nothing
 * @param utcDays the days of the list, `YYYY-MM-DD`, three at most
 */
export function useRowRequests(store: MatchStore | null, utcDays: readonly string[]): RelatedMatches {
  const isFirstViewOver = useAfterFirstView(store && atOnce);
  const isIdle = useAfterFirstView(store && whenIdle) === true;
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
  useQuery(eventsQuery(utcDays[0]));
  useQuery(eventsQuery(utcDays[1]));
  useQuery(eventsQuery(utcDays[2]));
  return useMemo(() => new Map(relatedMatches?.map((match) => [match.id, match])), [relatedMatches]);
}
