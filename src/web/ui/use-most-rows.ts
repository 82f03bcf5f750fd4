import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '#web/clock/after-paint.ts';
import { isFirstView } from './first-view.ts';

/**
 * How many rows of a long list are drawn: those that fill the screen, and after every painting some more, so that the
 * page answers its viewer in between. A list that somebody comes back to (known from the start, and not what the page
 * was opened for) is whole at once, so that it is as long as it was when the browser looks for the place.
 *
 * @param height of a row, px
 * @param step so many rows come with every painting after the first: as many as a slow phone draws within a moment
 * @param all how many there are; null as long as nobody has told them
 */
export function useMostRows(height: number, step: number, all: number | null): number {
  const [most, setMost] = useState(
    all !== null && !isFirstView() ? Number.POSITIVE_INFINITY : Math.ceil(innerHeight / height),
  );
  const isWhole = all === null || most >= all;
  useEffect(() => {
    if (isWhole) return;
    return afterPaint(() => startTransition(() => setMost(most + step)));
  }, [isWhole, most, step]);
  return most;
}
