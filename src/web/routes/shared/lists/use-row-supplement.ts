import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAfterFirstView } from '#web/clock/use-after-first-view.ts';
import { dayEventsQuery } from '#web/data/day.ts';
import { relatedQuery } from '#web/data/related.ts';
import { EMPTY_STORE, type MatchStore } from '#web/matches/match-store.ts';
import { relatedIds } from '#web/matches/note.ts';
import { redCardsById } from '#web/matches/red-card-counts.ts';
import type { RowSupplement } from '#web/matches/rows.ts';

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
 * Fetches what rows show besides their own match: new dates, first legs and earlier red cards. It does so after the
 * first view.
 *
 * @param store the matches of the list; null if its rows show nothing else
 * @param utcDays the days of the list, `YYYY-MM-DD`, three at most
 */
export function useRowSupplement(store: MatchStore | null, utcDays: readonly string[]): RowSupplement {
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
