import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '#web/clock/after-paint.ts';
import { isFirstView } from './first-view.ts';

/**
 * Returns how many rows of a long list to draw: those that fill the screen at first, and more after every paint, so
 * that the page stays responsive. A list that the viewer returns to is drawn at once, so that the browser can restore
 * its scroll position.
 *
 * @param height height of a row, px
 * @param step rows to add after each paint: as many as a slow phone draws quickly
 * @param all number of rows; null while unknown
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
