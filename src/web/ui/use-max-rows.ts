import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '#web/clock/after-paint.ts';
import { isFirstView } from '#web/clock/first-view.ts';

/**
 * Returns how many rows of a long list to draw: those that fill the screen at first, and more after every paint, so
 * that the page stays responsive. A list that the viewer returns to is drawn at once, so that the browser can restore
 * its scroll position.
 *
 * @param rowHeightPx height of a row, px
 * @param step rows to add after each paint: as many as a slow phone draws quickly
 * @param rowCount number of rows; null while unknown
 */
export function useMaxRows(rowHeightPx: number, step: number, rowCount: number | null): number {
  const [maxRows, setMaxRows] = useState(
    rowCount !== null && !isFirstView() ? Number.POSITIVE_INFINITY : Math.ceil(innerHeight / rowHeightPx),
  );
  const isWhole = rowCount === null || maxRows >= rowCount;
  useEffect(() => {
    if (isWhole) return;
    return afterPaint(() => startTransition(() => setMaxRows(maxRows + step)));
  }, [isWhole, maxRows, step]);
  return maxRows;
}
