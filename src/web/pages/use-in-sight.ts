import { useCallback, useEffect, useState } from 'react';

/** Elements closer to the screen than this are in sight, px. */
const NEAR = 240;
/** Delay before elements count as in sight, ms, so that scrolling past fetches nothing. */
const GLANCE = 120;
const NOTHING: ReadonlySet<string> = new Set();

interface InSight {
  /** Ids of the elements in sight. */
  readonly inSight: ReadonlySet<string>;
  /** Observes an element by its id until it leaves the page. */
  readonly watch: (element: HTMLElement | null) => (() => void) | undefined;
}

/**
 * Returns which elements of a page are in sight once scrolling has paused.
 *
 * @param near distance from the screen that still counts, px
 */
export function useInSight(near = NEAR): InSight {
  const [inSight, see] = useState(NOTHING);
  const [watcher] = useState(() => createWatcher(see, near));
  useEffect(() => watcher.stop, [watcher]);
  const watch = useCallback(
    (element: HTMLElement | null) => (element ? watcher.watch(element) : undefined),
    [watcher],
  );
  return { inSight, watch };
}

function createWatcher(tell: (inSight: ReadonlySet<string>) => void, near: number) {
  const now = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) now.add(target.id);
        else now.delete(target.id);
      }
      clearTimeout(timer);
      timer = setTimeout(() => tell(new Set(now)), GLANCE);
    },
    { rootMargin: `${near}px 0px` },
  );
  return {
    watch(element: HTMLElement) {
      observer.observe(element);
      return () => {
        observer.unobserve(element);
        now.delete(element.id);
      };
    },
    stop: () => clearTimeout(timer),
  };
}
