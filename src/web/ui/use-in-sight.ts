import { useCallback, useEffect, useState } from 'react';
import { createSightWatcher } from './sight-watcher.ts';

/** Elements closer to the screen than this are in sight, px. */
const ROOT_MARGIN_PX = 240;
const NO_IDS: ReadonlySet<string> = new Set();

/**
 * Returns which elements of a page are in sight once scrolling has paused.
 *
 * @param marginPx distance from the screen that still counts, px
 */
export function useInSight(marginPx = ROOT_MARGIN_PX) {
  const [inSight, setInSight] = useState(NO_IDS);
  const [watcher] = useState(() => createSightWatcher(setInSight, marginPx));
  useEffect(() => watcher.stop, [watcher]);
  /** Observes an element by its id until it leaves the page. */
  const watch = useCallback(
    (element: HTMLElement | null) => (element ? watcher.watch(element, element.id) : undefined),
    [watcher],
  );
  return { inSight, watch };
}
