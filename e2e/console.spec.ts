import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { startOutage } from './support/outage.ts';
import { WIDE } from './support/wide.ts';

test.use({ viewport: WIDE });

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const answer = (page: Page) => page.getByRole('region', { name: 'Response' });
const body = (page: Page) => page.getByRole('region', { name: 'Body' });
const fact = (page: Page, name: string) =>
  answer(page).getByRole('status').locator('dl > div', { hasText: name }).locator('dd');

test('an operation is found, filled in and sent, and the address contains the request', async ({ page }) => {
  await page.goto('/console');
  await page.getByRole('searchbox', { name: 'Filter operations' }).fill('schedule');
  await page.getByRole('region', { name: 'fixtures' }).getByRole('link', { name: 'schedule' }).click();
  await expect(page).toHaveURL(/\/console\?route=fixtures&t=schedule$/);
  await page.locator('#parameter-d').fill('2026-11-21');
  await page.getByRole('checkbox', { name: 'events' }).check();
  await send(page).click();
  const query = 't=schedule&d=2026-11-21&include=events';
  await expect(page).toHaveURL(new RegExp(`/console\\?route=fixtures&${query}$`));
  await expect(answer(page).getByText(`GET /api/v2.2/fixtures/?${query}`)).toBeVisible();
  await expect(fact(page, 'Status')).toHaveText('200');
  await expect(body(page).locator('> details > ul > li').first()).toContainText('data');

  const response = await page.request.get(`/api/v2.2/fixtures/?${query}`);
  const { data } = (await response.json()) as { data: { id: string }[] };
  await expect(body(page).locator('summary', { hasText: 'data' })).toContainText(`[${data.length}]`);
  const rows = body(page).locator('> details > ul > li:first-child > details > ul > li > details');
  await expect(rows).toHaveCount(Math.min(data.length, 100));
  await rows.nth(1).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(rows.nth(1).locator('p').first()).toHaveText(`id"${data[1]?.id}"`);
});

test('the address of a request fills in and sends it; the second response comes from the cache', async ({
  page,
}) => {
  await page.goto('/console?route=teams&t=info&id=1001&answer_lang=de');
  await expect(page.locator('#parameter-id')).toHaveValue('1001');
  await expect(page.locator('#parameter-lang')).toHaveValue('de');
  await expect(fact(page, 'Status')).toHaveText('200');
  await send(page).click();
  await expect(fact(page, 'Cache')).toHaveText('from the cache');
  await expect(fact(page, 'Age')).toHaveText(/^\d+ s$/);
  await answer(page).getByText('Headers').click();
  await expect(answer(page).getByText(/^Touchline; hit; ttl=\d+(?:; next=[\d.]+)?$/)).toBeVisible();
  expect(await answer(page).innerText()).not.toMatch(/token|user=/);
});

test('the curl command requests this proxy and contains no credentials', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/console?route=search&t=team&q=rovers');
  await page.getByRole('button', { name: 'Copy as curl' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `curl --compressed '${baseURL}/api/v2.2/search/?t=team&q=rovers'`,
  );
});

test('the form and the proxy reject an invalid parameter with the same sentence', async ({
  page,
  allowed,
}) => {
  allowed.push(/status of (400|404|503)/);
  await page.goto('/console?route=search&t=team');
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('/api/v2.2/search') && requests.push(request.url()));
  await page.locator('#parameter-q').fill('ab');
  await page.keyboard.press('Enter');
  const sentence = 'Invalid q. Send 3 to 100 characters.';
  await expect(page.getByRole('alert')).toHaveText(`The server will reject this: ${sentence}`);
  await expect(page.locator('#parameter-q')).toBeFocused();
  await expect(page.locator('#parameter-q')).toHaveAttribute('aria-invalid', 'true');
  expect(requests).toEqual([]);
  await page.getByRole('button', { name: 'Send anyway' }).click();
  await expect(fact(page, 'Status')).toHaveText('400');
  await expect(answer(page).getByText(sentence)).toBeVisible();

  await page.goto('/console?route=teams&t=info&id=999999999');
  await expect(fact(page, 'Status')).toHaveText('404');
  await expect(answer(page).getByText('"not_found"')).toBeVisible();
  await startOutage(page, /\/api\/v2.2\/teams/);
  await send(page).click();
  await expect(fact(page, 'Status')).toHaveText('503');
});
