import { useCallback, useEffect, useState } from 'react';

/** What is nearer to the screen than this is in sight. */
const NEAR = '240px 0px';
/** Who scrolls past something does not look at it, ms. */
const GLANCE = 120;
const NOTHING: ReadonlySet<string> = new Set();

interface InSight {
  /** The ids of the elements that are. */
  readonly inSight: ReadonlySet<string>;
  /** Watches an element from now on, by its id, until it leaves the page. */
  readonly watch: (element: HTMLElement | null) => (() => void) | undefined;
}

/** Which of a page's elements are in sight, once somebody has stopped to look. */
export function useInSight(): InSight {
  const [inSight, see] = useState(NOTHING);
  const [watcher] = useState(() => createWatcher(see));
  useEffect(() => watcher.stop, [watcher]);
  const watch = useCallback(
    (element: HTMLElement | null) => (element ? watcher.watch(element) : undefined),
    [watcher],
  );
  return { inSight, watch };
}

function createWatcher(tell: (inSight: ReadonlySet<string>) => void) {
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
    { rootMargin: NEAR },
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
