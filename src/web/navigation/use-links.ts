import { useEffect, useEffectEvent } from 'react';
import { matchPath, useNavigate } from 'react-router';
import { PAGES } from '#contract/pages.ts';
import { fullPath, ownUrl } from '#web/settings/base-path.ts';
import { addressOfLink, isSplitViewNow, type Step } from './split-view.ts';
import { isWide } from './use-wide.ts';

/** A pointer that only passes by lasts shorter than this. */
const INTENT_DELAY_MS = 80;

/** Returns the link to a page of the site at which an event happened. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download')) return null;
  if (link.origin !== location.origin) return null;
  const { pathname } = ownUrl(link.href);
  if (!PAGES.some((page) => matchPath(page, pathname))) return null;
  // The browser handles places on the same page.
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return null;
  return link;
}

function isPlain(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

/** Whether a link is in an element whose matches open in the panel of the split view. */
const isInList = (link: HTMLAnchorElement) => link.closest('[data-opens-panel]') !== null;

/**
 * A match that was opened from the list belongs into the split view, as do its tabs and links, until the viewer wants
 * the whole page (`data-whole`). By its address, or from any other page, it is a page of its own.
 */
function stepOf(link: HTMLAnchorElement): Step {
  return { inPanel: isInList(link) || (isSplitViewNow() && !('whole' in link.dataset)) };
}

/** Returns where a link leads from here, as path, query and hash. */
function addressOf(link: HTMLAnchorElement): string {
  const [from, to] = [ownUrl(location.href), ownUrl(link.href)];
  return addressOfLink({ from, to, fromList: isInList(link), isWide: isWide() });
}

/**
 * Follows the links of all pages without a reload, and prefetches a link's target when the viewer is about to follow
 * it. One listener serves all links, so that a list of a thousand links costs no more than a short one.
 */
export function useLinks(prefetch: (address: string) => void): void {
  const navigate = useNavigate();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = isPlain(event) ? linkOf(event) : null;
    if (!link) return;
    event.preventDefault();
    const address = addressOf(link);
    const step = stepOf(link);
    const isHere = fullPath(address) === location.pathname + location.search + location.hash;
    void navigate(address, { state: step, replace: isHere && step.inPanel === isSplitViewNow() });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = () => clearTimeout(timer);
    const enter = (event: Event) => {
      leave();
      const link = linkOf(event);
      if (link) timer = setTimeout(() => prefetch(link.href), INTENT_DELAY_MS);
    };
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('click', follow, { signal });
    for (const event of ['pointerover', 'focusin']) document.addEventListener(event, enter, { signal });
    for (const event of ['pointerout', 'focusout']) document.addEventListener(event, leave, { signal });
    return () => {
      leave();
      controller.abort();
    };
  }, [prefetch]);
}
