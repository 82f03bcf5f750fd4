import { useMemo } from 'react';
import { useZone } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { dayAt } from '#web/format/day.ts';
import { useTvGuide } from '#web/lists/use-tv-guide.ts';
import type { LiveListings } from './channel-page.tsx';

/**
 * Returns the matches in play on a channel; undefined while loading, null if they are not available. They come from the guide of the day, because a
 * channel's own list begins with the next kick-off. `keys`: of the guide's polled queries.
 */
export function useOnNow(id: string) {
  const zone = useZone();
  const today = useClock((now) => (now === null ? null : dayAt(now, zone)));
  const { listings, state, keys } = useTvGuide(today, today, zone);
  const isFailing = state.trouble !== null;
  const onNow = useMemo((): LiveListings | null | undefined => {
    if (!listings) return isFailing ? null : undefined;
    const onChannel = listings.filter(
      ({ match, channels }) => match.phase === 'live' && channels.some((channel) => channel.id === id),
    );
    return { listings: onChannel };
  }, [listings, isFailing, id]);
  return { onNow, keys };
}
