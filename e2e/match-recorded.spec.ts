import type { Page } from '@playwright/test';
import { expect as patient, test } from './fixtures.ts';
import { startOtherService } from './support/other-service.ts';
import { POOR } from './support/poor-answers.ts';
import { recordedMatches } from './support/recorded-answers.ts';

const expect = patient.configure({ timeout: 30_000 });
test.setTimeout(180_000);

let service: Awaited<ReturnType<typeof startOtherService>>;
test.beforeAll(async () => {
  service = await startOtherService();
});
test.afterAll(() => service.close());

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Match sections' }).getByRole('link');

/** Texts of programming errors. */
const ERROR_TEXTS = /\b(null|undefined|NaN)\b|Invalid Date|\[object|Something went wrong/;

/** Returns the page's visible text, and all of its texts, names and titles. */
const pageTexts = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement;
    const names = [...main.querySelectorAll('[aria-label], [title], [alt]')].flatMap((element) =>
      ['aria-label', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
    const times = [...main.querySelectorAll('time')].map((time) => time.getAttribute('datetime') ?? '');
    return { text: main.innerText, all: [document.title, main.textContent, ...names, ...times].join('\n') };
  });

for (const [at, poor] of [...POOR, ...recordedMatches()].entries()) {
  test(`a match ${poor.name}: every tab makes sense and claims nothing unknown`, async ({
    page,
    allowed,
  }) => {
    allowed.push(/404 \(Not Found\)/); // responses that this service lacks
    // Each has its own id: the proxy caches the previous match.
    const id = 7_700_000 + at;
    service.setResponses({ ...poor.responses, 'fixtures.info': { ...poor.responses['fixtures.info'], id } });
    await page.goto(new URL(`/match/${id}`, service.address).href);
    await expect(tabs(page).first()).toBeVisible();
    const words = await tabs(page).allTextContents();
    expect(words).toEqual(expect.arrayContaining(poor.says.map(([word]) => word)));
    for (const word of words) {
      const tab = tabs(page).filter({ hasText: word });
      await tab.click();
      await expect(tab).toHaveAttribute('aria-current', 'page');
      await expect(page.locator('.tab-skeleton, [aria-busy="true"]')).toHaveCount(0);
      // Further responses come a moment later.
      await expect(async () => {
        const { text, all } = await pageTexts(page);
        expect(all, word).not.toMatch(ERROR_TEXTS);
        for (const [where, expected] of poor.says) if (where === word) expect(text, word).toMatch(expected);
        for (const [where, claim] of poor.neverSays ?? [])
          if (where === word) expect(text, word).not.toMatch(claim);
      }).toPass({ timeout: 30_000 });
    }
  });
}
