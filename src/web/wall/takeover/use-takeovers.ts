import { useEffect, useRef, useState } from 'react';
import { changesOf, firstSighting, type Sighting, seenMatches } from '#news/changes-of.ts';
import type { Gap } from '#news/gap.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { goalNews } from './goal-news.ts';
import { addNews, advanceQueue, EMPTY_QUEUE, type TakeoverQueue } from './queue.ts';

/** The matches of a wall at an instant. */
export interface Moment {
  readonly rows: readonly MatchListRow[];
  /** As-of instant of the newest list, epoch ms. */
  readonly asOf: number;
  /** The latest gap in the lists. */
  readonly gap: Gap | null;
  /** Whether every list has come once: before that, differences are no news. */
  readonly isComplete: boolean;
}

const matchesOf = ({ rows, asOf }: Moment) =>
  seenMatches(
    rows.map(({ record }) => record),
    asOf,
  );

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

  const previous = useRef<{ moment: Moment; sighting: Sighting } | null>(null);
  useEffect(() => {
    const before = previous.current;
    const { rows, gap } = moment;
    if (!before?.moment.isComplete) {
      previous.current = { moment, sighting: firstSighting(matchesOf(moment)) };
      return;
    }
    if (before.moment.rows === rows) {
      previous.current = { ...before, moment };
      return;
    }
    const rate = worldClock.rate();
    const { sighting, changes } = changesOf(before.sighting, matchesOf(moment), { rate, gap });
    previous.current = { moment, sighting };
    const news = goalNews(changes, rows, follow);
    const now = realSeconds(worldClock.now() ?? 0) * 1000;
    if (news.length > 0) setQueue((old) => addNews(old, news, now, isLarge));
  });
  return next;
}
