import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { fullPath } from '#web/settings/base-path.ts';
import { matchAt } from './addresses.ts';
import { focusContent } from './focus-content.ts';
import { isSameList, isSplitViewState } from './split-view.ts';
import { isWide } from './use-wide.ts';

/** Moves the focus after a page change: back to the link that was followed, else to the page. */
function focusAfter(previous: URL, isBack: boolean): void {
  const link = isBack
    ? document.querySelector<HTMLElement>(`main a[href="${fullPath(previous.pathname)}"]`)
    : null;
  if (link) link.focus({ preventScroll: true });
  else focusContent();
}

/** Returns whether both addresses are tabs of one match. */
function isSameMatch(a: string, b: string): boolean {
  const [from, to] = [matchAt(a), matchAt(b)];
  return from !== null && from.id === to?.id;
}

/**
 * Scrolls a new page to its top, and restores the position on the way back. A list that stays in the split view keeps
 * its position, and the tabs of a match, which stay in view, keep theirs and the focus. The browser's own restoration
 * covers only pages that it loads.
 */
export function useScroll(): void {
  const { key, pathname, search, state } = useLocation();
  const inPanel = isSplitViewState(state);
  const type = useNavigationType();
  const current = useRef({ key, inPanel, address: new URL(pathname + search, location.origin) });
  const scrollPositions = useRef(new Map<string, number>());

  useEffect(() => {
    const notePosition = () => scrollPositions.current.set(current.current.key, window.scrollY);
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    history.scrollRestoration = 'manual';
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('scroll', notePosition, { passive: true, signal });
    window.addEventListener('pagehide', leave, { signal });
    return () => {
      controller.abort();
      leave();
    };
  }, []);

  useLayoutEffect(() => {
    const previous = current.current;
    if (previous.key === key) return;
    current.current = { key, inPanel, address: new URL(pathname + search, location.origin) };
    if (type === 'REPLACE') return;
    if (isWide() && isSameList(previous, current.current)) {
      // The focused element may have been in the match that was closed.
      if (document.activeElement === document.body) focusAfter(previous.address, true);
      return;
    }
    const isOtherTab = previous.inPanel === inPanel && isSameMatch(previous.address.pathname, pathname);
    if (isOtherTab && type !== 'POP') {
      scrollPositions.current.set(key, window.scrollY);
      if (!document.activeElement?.closest('nav')) focusContent();
      return;
    }
    // The same match without its list is another page, too.
    if (previous.address.pathname !== pathname || previous.inPanel !== inPanel)
      focusAfter(previous.address, type === 'POP');
    window.scrollTo(0, type === 'POP' ? (scrollPositions.current.get(key) ?? 0) : 0);
  }, [key, pathname, search, inPanel, type]);
}
