import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isWide } from '#web/ui/use-wide.ts';
import { isBeside, isSameList } from './beside.ts';

const CONTENT = 'content';

/** Moves the focus after a page change: back to the link that was followed, else to the page. */
function focusAfter(before: URL, isBack: boolean): void {
  const link = isBack ? document.querySelector<HTMLElement>(`main a[href="${before.pathname}"]`) : null;
  (link ?? document.getElementById(CONTENT))?.focus({ preventScroll: true });
}

/**
 * Scrolls a new page to its top, and restores the position on the way back. A list that stays in the split view keeps
 * its position. The browser's own restoration covers only pages that it loads.
 */
export function useScroll(): void {
  const { key, pathname, search, state } = useLocation();
  const beside = isBeside(state);
  const type = useNavigationType();
  const shown = useRef({ key, beside, address: new URL(pathname + search, location.origin) });
  const places = useRef(new Map<string, number>());

  useEffect(() => {
    const note = () => places.current.set(shown.current.key, window.scrollY);
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    history.scrollRestoration = 'manual';
    const ears = new AbortController();
    const { signal } = ears;
    window.addEventListener('scroll', note, { passive: true, signal });
    window.addEventListener('pagehide', leave, { signal });
    return () => {
      ears.abort();
      leave();
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { key, beside, address: new URL(pathname + search, location.origin) };
    if (type === 'REPLACE') return;
    if (isWide() && isSameList(before, shown.current)) {
      // The focused element may have been in the match that was closed.
      if (document.activeElement === document.body) focusAfter(before.address, true);
      return;
    }
    // The same match without its list is another page, too.
    if (before.address.pathname !== pathname || before.beside !== beside)
      focusAfter(before.address, type === 'POP');
    window.scrollTo(0, type === 'POP' ? (places.current.get(key) ?? 0) : 0);
  }, [key, pathname, search, beside, type]);
}
