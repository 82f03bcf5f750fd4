import type { Page } from '@playwright/test';

interface Times {
  readonly count: number;
  /** Those that are in two lines, or of which a part is outside of the element's box or out of sight. */
  readonly broken: readonly string[];
}

/** Finds the times like `12:45 pm` that a page shows. */
export const timesOf = (page: Page): Promise<Times> => page.evaluate(findTimes);

/** Runs in the page. */
function findTimes(): Times {
  const CLOCK = /\b\d{1,2}:\d\d(:\d\d)?\s[ap]m/gi;
  const isOutside = (text: DOMRect, box: DOMRect) => text.left < box.left - 1 || text.right > box.right + 1;
  const isBroken = (range: Range, parent: Element): boolean => {
    const text = range.getBoundingClientRect();
    const [line] = range.getClientRects();
    if (line && text.height > line.height * 1.5) return true;
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { display, overflowX } = getComputedStyle(box);
      // What scrolls has the rest when it is scrolled.
      if (overflowX === 'auto' || overflowX === 'scroll') return false;
      const isColumn = display === 'table-cell' || box === parent;
      if (display !== 'inline' && (isColumn || overflowX !== 'visible'))
        if (isOutside(text, box.getBoundingClientRect())) return true;
    }
    return false;
  };
  const broken: string[] = [];
  let count = 0;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ contentVisibilityAuto: true }) || parent.closest('.sr-only')) continue;
    for (const { 0: time, index } of (text.nodeValue ?? '').matchAll(CLOCK)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + time.length);
      count += 1;
      if (isBroken(range, parent)) broken.push(`${time} in ${parent.localName} "${parent.textContent}"`);
    }
  }
  return { count, broken };
}
