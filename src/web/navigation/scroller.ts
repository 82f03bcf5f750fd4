/** Returns what scrolls an element: the panel beside the list, or the page. */
export const scrollerOf = (element: Element): Element => element.closest('aside') ?? document.documentElement;

/** Returns where an element comes into sight on its page or panel, px from the top of the window: what is above that is hidden. */
export function visibleTop(element: Element): number {
  const scroller = scrollerOf(element);
  const top = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top;
  const px = (length: string) => Number.parseFloat(length) || 0;
  const { scrollPaddingBlockStart: padding } = getComputedStyle(scroller);
  return top + px(padding) + px(getComputedStyle(element).scrollMarginBlockStart);
}
