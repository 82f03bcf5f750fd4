import type { Page } from '@playwright/test';
import { BARE_MATCHES, POOR_MATCHES } from '#contract/testing/poor-matches.ts';
import { expect, test } from './fixtures.ts';
import { startOtherService } from './support/other-service.ts';
import { recordedMatches } from './support/recorded-answers.ts';

let service: Awaited<ReturnType<typeof startOtherService>>;
test.beforeAll(async () => {
  service = await startOtherService();
});
test.afterAll(() => service.close());

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Match sections' }).getByRole('link');

/** Texts of programming errors. */
const ERROR_TEXTS = /\b(null|undefined|NaN)\b|Invalid Date|\[object|Something went wrong/;

/** Returns all of a page's texts, names and titles. */
const pageTexts = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement;
    const names = [...main.querySelectorAll('[aria-label], [title], [alt], time')].flatMap((element) =>
      ['aria-label', 'title', 'alt', 'datetime'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, main.textContent, ...names].join('\n');
  });

/** Of the navigation at the foot of a phone. */
const BAR_HEIGHT = 61;
const name = 'with gaps in all its data';

// src/web/routes/match/poor-matches.test.tsx has the other matches with little data, and what their tabs say.
for (const [at, match] of [{ name, responses: POOR_MATCHES[name] }, ...recordedMatches()].entries()) {
  test(`a match ${match.name}: every tab makes sense`, async ({ page, allowed }) => {
    allowed.push(/404 \(Not Found\)/); // responses that this service lacks
    // Each has its own id: the proxy caches the previous match.
    const id = 7_700_000 + at;
    service.setResponses({
      ...match.responses,
      'fixtures.info': { ...match.responses['fixtures.info'], id },
    });
    await page.goto(new URL(`/match/${id}`, service.address).href);
    await expect(tabs(page).first()).toBeVisible();
    for (const word of await tabs(page).allTextContents()) {
      const tab = tabs(page).filter({ hasText: word });
      // A tab whose answer has turned out to have nothing is gone.
      if ((await tab.count()) === 0) continue;
      await tab.click();
      await expect(tab.or(tabs(page).first()).and(page.locator('[aria-current=page]'))).toBeVisible();
      await expect(page.locator('[data-skeleton], [aria-busy="true"]')).toHaveCount(0);
      expect(await pageTexts(page), word).not.toMatch(ERROR_TEXTS);
    }
  });
}

for (const [at, [bareName, responses]] of Object.entries(BARE_MATCHES).entries()) {
  test(`a match ${bareName} fits on one screen`, async ({ page, allowed }) => {
    // Responses that this service lacks, and one that a new process on a busy machine gives; the page asks again.
    allowed.push(/404 \(Not Found\)/, /503 \(Service Unavailable\)/);
    const id = 7_720_000 + at;
    service.setResponses({ 'fixtures.info': { ...responses['fixtures.info'], id } });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(new URL(`/match/${id}`, service.address).href);
      await expect(page.getByText(/^No (?:live events for|further details of) this match\.$/)).toBeVisible();
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      const end = await page
        .locator('[data-ways-on]')
        .evaluate((links) => links.getBoundingClientRect().bottom);
      expect(end).toBeLessThanOrEqual(844 - BAR_HEIGHT);
    }
  });
}
