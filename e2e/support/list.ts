import type { Page } from '@playwright/test';

/** A match's row in the list, by the address it leads to. */
export const rowOf = (page: Page, id: number | string) =>
  page.locator(`main a[data-step][href="/match/${id}"]`).first();

/** As much of a match in an answer as a test may change. */
export interface ListMatch {
  id: string;
  readonly league: { id: string; name: string };
  readonly phase: string;
  readonly time: { timestamp: number };
  readonly teams: Record<'home' | 'away', { name: string; img: string | null }>;
  readonly scores: { home_score: number | null; away_score: number | null };
}

/** Changes every list on its way to the page, for cases that the world has too rarely or not at all. */
async function rewrite(
  page: Page,
  change: (matches: readonly ListMatch[]) => readonly ListMatch[],
): Promise<void> {
  await page.route(/\/api\/(first|v2\.2\/(livescores|fixtures))\//, async (route) => {
    try {
      const response = await route.fetch();
      if (!response.ok()) return await route.fulfill({ response });
      const body = (await response.json()) as { data: readonly ListMatch[] };
      await route.fulfill({ response, json: { ...body, data: change(body.data) } });
    } catch (error) {
      // The page may be closed before the response comes.
      if (!page.isClosed() && !/closed|disposed|ended/i.test(String(error))) throw error;
    }
  });
}

/** Changes one match. */
export const retell = (page: Page, id: number, change: (match: ListMatch) => void) =>
  rewrite(page, (matches) => {
    for (const match of matches.filter((one) => one.id === String(id))) change(match);
    return matches;
  });

/** Repeats every match, and its competition. */
export const multiply = (page: Page, times: number) =>
  rewrite(page, (matches) =>
    matches.flatMap((match) =>
      Array.from({ length: times }, (_, copy) => ({
        ...match,
        id: `${match.id}${copy}`,
        league: { ...match.league, id: `${match.league.id}${copy}`, name: `${match.league.name} ${copy}` },
      })),
    ),
  );

/** Returns the touch targets smaller than `least` as text; sizes in px. */
export function smallTargets(page: Page, least: { width: number; height: number }): Promise<string[]> {
  return page.evaluate(({ width, height }) => {
    const seen = document.querySelectorAll<HTMLElement>('header *, nav *, main *');
    return (
      [...seen]
        .filter((element) => element.matches('a, button, input, select') && element.checkVisibility())
        .filter((element) => getComputedStyle(element).pointerEvents !== 'none')
        .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
        // What is a pixel wide is for readers and keys.
        .filter(({ box }) => box.width > 1 && (box.width < width || box.height < height))
        .map(({ element, box }) => {
          const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
          return `${element.localName} "${name.slice(0, 40)}" ${Math.round(box.width)} x ${Math.round(box.height)}`;
        })
    );
  }, least);
}

/** Returns the number of rows that are fully visible between the bars. */
export function wholeRows(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isFixed = (bar: Element) => ['fixed', 'sticky'].includes(getComputedStyle(bar).position);
    const bars = [...document.querySelectorAll('body header, body nav')].filter(
      (bar) => isFixed(bar) && bar.getBoundingClientRect().height > 0,
    );
    const boxes = bars.map((bar) => bar.getBoundingClientRect());
    const top = Math.max(0, ...boxes.filter((box) => box.top <= 0).map((box) => box.bottom));
    const bottom = Math.min(innerHeight, ...boxes.filter((box) => box.top > 0).map((box) => box.top));
    return [...document.querySelectorAll('a[data-step]')].filter((row) => {
      const box = row.getBoundingClientRect();
      return box.height > 0 && box.top >= top && box.bottom <= bottom;
    }).length;
  });
}

/** How much wider the page is than the window, in px. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
