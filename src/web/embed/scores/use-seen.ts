import { type RefCallback, useCallback, useState } from 'react';

/** Returns whether an element has been in view of the frame and the article around it, and the element's ref. */
export function useSeen(isObserved: boolean): readonly [isSeen: boolean, ref: RefCallback<Element>] {
  const [isSeen, setSeen] = useState(false);
  const ref = useCallback(
    (element: Element | null) => {
      if (!element || !isObserved) return undefined;
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [isObserved],
  );
  return [isSeen, ref];
}
