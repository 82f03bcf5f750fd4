import { useCallback, useEffect, useState } from 'react';

/** What is nearer to the screen than this is in sight, px. */
const NEAR = 240;
/** Who scrolls past something does not look at it, ms. */
const GLANCE = 120;
const NOTHING: ReadonlySet<string> = new Set();

interface InSight {
  /** The ids of the elements that are. */
  readonly inSight: ReadonlySet<string>;
  /** Watches an element from now on, by its id, until it leaves the page. */
  readonly watch: (element: HTMLElement | null) => (() => void) | undefined;
}

/**
 * Which of a page's elements are in sight, once somebody has stopped to look.
 *
 * @param near how far from the screen they may be, px
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
