import { useEffect, useRef, useState } from 'react';
import { useClock } from '#web/clock/use-clock.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { goalNews, type Moment } from './goal-news.ts';
import { addNews, advanceQueue, EMPTY_QUEUE, type TakeoverQueue } from './queue.ts';

/** Returns the seconds of real time of a world's instant, epoch ms. */
const realSeconds = (now: number): number => Math.floor(now / worldClock.rate() / 1000);

/**
 * Returns the queue of goals that take the screen; renders once a second while one is on the screen or waits, and not
 * at all otherwise.
 *
 * @param largeMatch id of the match that fills the screen
 */
export function useTakeovers(
  moment: Moment,
  follow: readonly string[],
  largeMatch: string | null,
): TakeoverQueue {
  const [queue, setQueue] = useState(EMPTY_QUEUE);
  const isLarge = (matchId: string) => matchId === largeMatch;
  const isBusy = queue.current.length + queue.waiting.length > 0;
  const seconds = useClock((now) => (now === null || !isBusy ? null : realSeconds(now)));
  const next = seconds === null ? queue : advanceQueue(queue, seconds * 1000, isLarge);
  if (next !== queue) setQueue(next);

  const previous = useRef(moment);
  useEffect(() => {
    const before = previous.current;
    previous.current = moment;
    if (before.rows === moment.rows) return;
    const news = goalNews(before, moment, follow, worldClock.rate());
    const now = realSeconds(worldClock.now() ?? 0) * 1000;
    if (news.length > 0) setQueue((old) => addNews(old, news, now, isLarge));
  });
  return next;
}
