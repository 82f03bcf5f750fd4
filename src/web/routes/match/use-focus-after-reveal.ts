import { type RefObject, useEffect, useRef } from 'react';

/** Focuses a match when it is revealed by a button that goes with its shield. */
export function useFocusAfterReveal(isHidden: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const wasHidden = useRef(isHidden);
  useEffect(() => {
    const isRevealed = wasHidden.current && !isHidden;
    wasHidden.current = isHidden;
    const element = place.current;
    if (!isRevealed || !element || document.activeElement !== document.body) return;
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
    // Otherwise every click into the match would focus it.
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }, [isHidden]);
  return place;
}
