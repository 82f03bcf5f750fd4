import { type RefObject, useEffect, useState } from 'react';

type Edge = 'bottom' | 'top';

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Returns the edge of the window at which an element covers nothing that has the focus: the bottom, until it does.
 *
 * @param count another number of toasts has another size
 */
export function useEdge(element: RefObject<HTMLElement | null>, count: number): Edge {
  const [edge, setEdge] = useState<Edge>('bottom');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element grows with the count
  useEffect(() => {
    function avoid(focused: Element | null): void {
      const own = element.current;
      if (!own || !focused || focused === document.body || own.contains(focused)) return;
      if (overlap(own.getBoundingClientRect(), focused.getBoundingClientRect()))
        setEdge((before) => (before === 'bottom' ? 'top' : 'bottom'));
    }
    const onFocus = ({ target }: FocusEvent) => target instanceof Element && avoid(target);
    avoid(document.activeElement);
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [element, count]);
  return edge;
}
