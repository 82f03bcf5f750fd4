import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '#web/clock/after-paint.ts';
import { isFirstView } from './first-view.ts';

/** So many rows come with every painting after the first: a slow phone draws them within a moment. */
const STEP = 16;

/**
 * How many rows of a long list are drawn: those that fill the screen, and after every painting some more. A list that
 * somebody comes back to is whole at once, so that it is as long as it was when the browser looks for the place.
 *
 * @param height of a row at the least, px
 * @param all how many there are
 */
export function useMostRows(height: number, all: number): number {
  const [most, setMost] = useState(
    isFirstView() ? Math.ceil(innerHeight / height) : Number.POSITIVE_INFINITY,
  );
  const isWhole = most >= all;
  useEffect(() => {
    if (isWhole) return;
    return afterPaint(() => startTransition(() => setMost(most + STEP)));
  }, [isWhole, most]);
  return most;
}
