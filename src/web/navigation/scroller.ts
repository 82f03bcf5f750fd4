/** Returns what scrolls an element: the panel beside the list, or the page. */
export const scrollerOf = (element: Element): Element => element.closest('aside') ?? document.documentElement;

/** Returns where an element's page or panel comes into sight, px from the top of the window: what is above that is hidden. */
export function visibleTop(element: Element): number {
  const scroller = scrollerOf(element);
  const top = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top;
  return top + (Number.parseFloat(getComputedStyle(scroller).scrollPaddingBlockStart) || 0);
}
