/** What a page shows when no answer comes; src/web/routes/outage.test.tsx has every page and partial outages. */
import { expect, test } from './fixtures.ts';
import { NO_UPDATES, startOutage } from './support/outage.ts';

/** Texts of empty states, which a page without answers must not show. */
const CLAIMS = /\bNo \w|\b0 players|not found|Loading|null|undefined|NaN/;

for (const path of ['/', '/team/1'])
  test(`${path} without any answer has a heading, says why, and shows no empty state`, async ({
    page,
    allowed,
  }) => {
    allowed.push(/Failed to load resource/);
    await startOutage(page);
    await page.goto(path);
    await expect(page.getByRole('alert')).toHaveText(NO_UPDATES);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    expect(await page.title()).not.toMatch(CLAIMS);
    expect(await page.getByRole('main').innerText()).not.toMatch(CLAIMS);
  });
