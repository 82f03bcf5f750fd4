import type { QueryClient } from '@tanstack/react-query';
import { worldClock } from '#web/clock/world-clock.ts';
import { dayQuery } from '#web/data/day.ts';
import { liveQuery } from '#web/data/live.ts';
import { dayAt, isDay, quartersOf, utcDays } from '#web/format/day.ts';
import { zoneSetting } from '#web/settings/zone.ts';

/**
 * Prefetches the list of the day in an address, which draws the rows. If the page did not say what day it is, the live
 * list does.
 */
export function prefetchScores(client: QueryClient, url: URL): void {
  const now = worldClock.now();
  const dayParameter = url.searchParams.get('d');
  const day = isDay(dayParameter) ? dayParameter : now === null ? null : dayAt(now, zoneSetting.get());
  if (day === null) {
    void client.prefetchQuery(liveQuery).then(() => worldClock.now() !== null && prefetchScores(client, url));
    return;
  }
  const queries = utcDays(quartersOf(day, zoneSetting.get())).map(dayQuery);
  for (const query of queries) void client.prefetchQuery(query);
}
