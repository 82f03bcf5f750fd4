import { matchPath } from 'react-router';
import { worldClock } from '#web/clock/world-clock.ts';
import { dayAt, isDay, quartersOf, utcDays } from '#web/format/day.ts';
import { dayQuery } from '#web/queries/day.ts';
import { liveQuery } from '#web/queries/live.ts';
import { matchQuery } from '#web/queries/match.ts';
import { currentSource } from '#web/queries/source.ts';
import { zoneSetting } from '#web/settings/zone.ts';
import { isWide } from '#web/ui/use-wide.ts';
import { matchAt, SCORES } from './addresses.ts';
import { isBesideNow } from './beside.ts';
import { PAGES_BY_NAME } from './lazy-pages.ts';

/** Fetches the code and the first data of the page at an address. Resolves when the code has loaded. */
export async function warm(address: string): Promise<void> {
  const { pathname, searchParams } = new URL(address, location.origin);
  const id = matchAt(pathname)?.id;
  if (matchPath(SCORES, pathname) || (id !== undefined && isWide() && isBesideNow())) {
    warmScores(searchParams.get('d'));
  }
  // The page that needs code which cannot be fetched reports it.
  if (id !== undefined) {
    void currentSource().ask(matchQuery(id));
    await Promise.allSettled([PAGES_BY_NAME.match.fetch()]);
  } else if (!matchPath(SCORES, pathname)) {
    await Promise.allSettled([PAGES_BY_NAME.others.fetch(), fetchOther(pathname)]);
  }
}

const fetchOther = async (pathname: string) => (await import('#web/pages/others.tsx')).fetchOther(pathname);

/** Prefetches the day's list, which draws the rows. If the page did not say what day it is, the live list does. */
function warmScores(asked: string | null): void {
  const now = worldClock.now();
  const day = isDay(asked) ? asked : now === null ? null : dayAt(now, zoneSetting.get());
  if (day === null) {
    void currentSource()
      .ask(liveQuery)
      .then(() => worldClock.now() !== null && warmScores(asked));
    return;
  }
  const queries = utcDays(quartersOf(day, zoneSetting.get())).map(dayQuery);
  for (const query of queries) void currentSource().ask(query);
}
