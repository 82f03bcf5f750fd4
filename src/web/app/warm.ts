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

/**
 * Fetches the data that the page at an address will ask for first, and its code: the promise ends when that is
 * there.
 */
export async function warm(address: string): Promise<void> {
  const { pathname, searchParams } = new URL(address, location.origin);
  const id = matchAt(pathname)?.id;
  if (matchPath(SCORES, pathname) || (id !== undefined && isWide() && isBesideNow())) {
    void warmScores(searchParams.get('d'));
  }
  if (id !== undefined) {
    void currentSource().ask(matchQuery(id));
    // Code that cannot be fetched is missed, and said to be, by the page that needs it.
    await Promise.allSettled([PAGES_BY_NAME.match.fetch()]);
  }
}

/** What day it is, and so which list to ask for, is known from the first answer on. */
async function warmScores(asked: string | null): Promise<void> {
  const days = (day: string) => {
    for (const utcDay of utcDays(quartersOf(day, zoneSetting.get())))
      void currentSource().ask(dayQuery(utcDay));
  };
  if (isDay(asked)) days(asked);
  await currentSource().ask(liveQuery);
  const now = worldClock.now();
  if (!isDay(asked) && now !== null) days(dayAt(now, zoneSetting.get()));
}
