import type { Page } from '@playwright/test';

/** How many controls of a page are tried: all of a small page, and as many spread over a long one. */
const SAMPLE_COUNT = 60;

/**
 * Scrolls controls into view as a keyboard does and returns those whose centre something else covers, in words: a tap there
 * would reach the other one. The skip link is out of sight until it has the focus.
 */
export async function coveredControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(findCoveredControls, SAMPLE_COUNT);
}

/** Runs in the page, in any browser. */
function findCoveredControls(sampleCount: number): string[] {
  const nameOf = (element: Element | null) => {
    const name = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    return element ? `${element.localName} "${name.trim().slice(0, 40)}"` : 'nothing';
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
    control?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = [...(control?.getClientRects() ?? [])].find(({ width, height }) => width > 1 && height > 1);
    if (!control || !box) continue;
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const isReached = control.contains(hit) || hit?.closest('label')?.control === control;
    if (!isReached) covered.push(`${nameOf(hit)} covers ${nameOf(control)}`);
  }
  scrollTo({ top: start, behavior: 'instant' });
  return covered;
}
