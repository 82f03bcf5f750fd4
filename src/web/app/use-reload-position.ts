import { useEffect } from 'react';
import { readSession, writeSession } from '#web/settings/session.ts';

interface Position {
  /** The history entry. */
  readonly entry: string;
  /** Distance to the top of the page, px. */
  readonly top: number;
}

const POSITION_KEY = 'position';
/** A page that is not long enough by then keeps its place, ms. */
const MAX_WAIT_MS = 10_000;
/** What viewers do that must not be undone. */
const ACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const entryNow = () => `${history.state?.key} ${location.href}`;

/** Returns where this history entry was left before the page was loaded again; null if it is new. */
function lastPosition(): number | null {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const position = readSession(POSITION_KEY) as Position | null;
  return page?.type !== 'navigate' && position?.entry === entryNow() ? position.top : null;
}

/** Keeps the place of a page that is reloaded: the browser's own attempt comes before the page has its length. */
export function useReloadPosition(): void {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const save = () => writeSession(POSITION_KEY, { entry: entryNow(), top: scrollY } satisfies Position);
    addEventListener('pagehide', save, { signal });
    const top = lastPosition();
    if (top) scrollWhenLongEnough(top, signal);
    return () => controller.abort();
  }, []);
}

/** Scrolls as soon as the page is long enough, unless the viewer does something before. */
function scrollWhenLongEnough(top: number, signal: AbortSignal): void {
  const waiting = new AbortController();
  const end = () => waiting.abort();
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight < top + innerHeight) return;
    end();
    scrollTo(0, top);
  });
  waiting.signal.addEventListener('abort', () => observer.disconnect());
  for (const action of ACTIONS) addEventListener(action, end, { signal: waiting.signal, passive: true });
  AbortSignal.any([signal, AbortSignal.timeout(MAX_WAIT_MS)]).addEventListener('abort', end);
  observer.observe(document.body);
}
