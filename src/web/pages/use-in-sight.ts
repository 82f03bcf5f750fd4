import { useCallback, useEffect, useState } from 'react';

/** Elements closer to the screen than this are in sight, px. */
const ROOT_MARGIN_PX = 240;
/** Delay before elements count as in sight, ms, so that scrolling past fetches nothing. */
const DEBOUNCE_MS = 120;
const NO_IDS: ReadonlySet<string> = new Set();

interface InSight {
  readonly inSight: ReadonlySet<string>;
  /** Observes an element by its id until it leaves the page. */
  readonly watch: (element: HTMLElement | null) => (() => void) | undefined;
}

/**
 * Returns which elements of a page are in sight once scrolling has paused.
 *
 * @param marginPx distance from the screen that still counts, px
 */
export function useInSight(marginPx = ROOT_MARGIN_PX): InSight {
  const [inSight, setInSight] = useState(NO_IDS);
  const [watcher] = useState(() => createWatcher(setInSight, marginPx));
  useEffect(() => watcher.stop, [watcher]);
  const watch = useCallback(
    (element: HTMLElement | null) => (element ? watcher.watch(element) : undefined),
    [watcher],
  );
  return { inSight, watch };
}

function createWatcher(onChange: (inSight: ReadonlySet<string>) => void, marginPx: number) {
  const visibleIds = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visibleIds.add(target.id);
        else visibleIds.delete(target.id);
      }
      clearTimeout(timer);
      timer = setTimeout(() => onChange(new Set(visibleIds)), DEBOUNCE_MS);
    },
    { rootMargin: `${marginPx}px 0px` },
  );
  return {
    watch(element: HTMLElement) {
      observer.observe(element);
      return () => {
        observer.unobserve(element);
        visibleIds.delete(element.id);
      };
    },
    stop: () => clearTimeout(timer),
  };
}
