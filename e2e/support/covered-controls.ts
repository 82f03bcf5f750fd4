import type { Page } from '@playwright/test';

/** How many controls of a page are tried: all of a small page, and as many spread over a long one. */
export const SAMPLE_COUNT = 60;

/**
 * Scrolls controls into view as a keyboard does and returns those whose centre something else covers, in words: a tap there
 * would reach the other one. The skip link is out of sight until it has the focus.
 */
export async function coveredControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(findCoveredControls, SAMPLE_COUNT);
}

/** Runs in the page, in any browser. */
export async function findCoveredControls(sampleCount: number): Promise<string[]> {
  const nameOf = (element: Element) =>
    `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  const coverOf = (control: HTMLElement) => {
    const box = [...control.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
    if (!box) return null;
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const isReached = control.contains(hit) || hit?.closest('label')?.control === control;
    // Outside the window there is nothing to hit.
    return isReached ? null : (hit ?? document.documentElement);
  };
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
  ].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !control.matches(':is([href="#content"], [href="#matches"]):not(:focus)'),
  );
  const step = Math.max(1, controls.length / sampleCount);
  const start = scrollY;
  const covered: string[] = [];
  for (let at = 0; at < controls.length; at += step) {
    const control = controls[Math.floor(at)];
    if (!control) continue;
    control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    // A browser may scroll a box with the next frame.
    if (coverOf(control)) await new Promise(requestAnimationFrame);
    const cover = coverOf(control);
    if (cover) covered.push(`${nameOf(cover)} covers ${nameOf(control)}`);
  }
  scrollTo({ top: start, behavior: 'instant' });
  return covered;
}
