import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import { worldClock } from '#web/clock/world-clock.ts';
import { dayAt, isDay, quartersOf, utcDays } from '#web/format/day.ts';
import { dayQuery } from '#web/queries/day.ts';
import { liveQuery } from '#web/queries/live.ts';
import { matchQuery } from '#web/queries/match.ts';
import { zoneSetting } from '#web/settings/zone.ts';
import { isWide } from '#web/ui/use-wide.ts';
import { matchAt, SCORES } from './addresses.ts';
import { PAGES_BY_NAME } from './lazy-pages.ts';
import { isSplitViewNow } from './split-view.ts';

/** Fetches the code and the first data of the page at an address. Resolves when the code has loaded. */
export async function prefetch(client: QueryClient, address: string): Promise<void> {
  const { pathname, searchParams } = new URL(address, location.origin);
  const id = matchAt(pathname)?.id;
  if (matchPath(SCORES, pathname) || (id !== undefined && isWide() && isSplitViewNow())) {
    prefetchScores(client, searchParams.get('d'));
  }
  // The page that needs code which cannot be fetched reports it.
  if (id !== undefined) {
    void client.prefetchQuery(matchQuery(id));
    await Promise.allSettled([PAGES_BY_NAME.match.fetch()]);
  } else if (!matchPath(SCORES, pathname)) {
    await Promise.allSettled([PAGES_BY_NAME.secondary.fetch(), fetchSecondaryPage(pathname)]);
  }
}

const fetchSecondaryPage = async (pathname: string) =>
  (await import('#web/pages/secondary-routes.tsx')).fetchSecondaryPage(pathname);

/** Prefetches the day's list, which draws the rows. If the page did not say what day it is, the live list does. */
function prefetchScores(client: QueryClient, dayParameter: string | null): void {
  const now = worldClock.now();
  const day = isDay(dayParameter) ? dayParameter : now === null ? null : dayAt(now, zoneSetting.get());
  if (day === null) {
    void client
      .prefetchQuery(liveQuery)
      .then(() => worldClock.now() !== null && prefetchScores(client, dayParameter));
    return;
  }
  const queries = utcDays(quartersOf(day, zoneSetting.get())).map(dayQuery);
  for (const query of queries) void client.prefetchQuery(query);
}
