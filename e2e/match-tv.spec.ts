import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';
import { ask } from './support/ask.ts';

interface Channel {
  readonly name: string;
  readonly country: { readonly cc: string };
}
interface Listing {
  readonly id: string;
  readonly tvs: readonly Channel[];
}

const DAY = 'd=2026-11-21';
const shownToday = () => ask<readonly Listing[]>(`broadcast/?t=schedule&${DAY}&include=tvs`);
const isIn = (code: string) => (channel: Channel) => channel.country.cc === code;

test('the viewer’s country comes first, and all channels of other countries follow', async ({ page }) => {
  const most = (await shownToday()).toSorted((a, b) => b.tvs.length - a.tvs.length)[0];
  if (most === undefined) throw new Error('nothing on television');
  await page.goto(`/match/${most.id}/tv`);
  const here = page.getByRole('region', { name: 'England' });
  const elsewhere = page.getByRole('region', { name: /^Other countries \(\d+\)$/ });
  await expect(here).toBeVisible();
  await expect(elsewhere.getByRole('link').first()).toBeHidden();
  await elsewhere.locator('summary').click();
  await expect(elsewhere.getByRole('link').first()).toBeVisible();
  const names = (channels: readonly Channel[]) => channels.map(({ name }) => name).sort();
  expect((await here.locator('a[href^="/tv/"]').allTextContents()).sort()).toEqual(
    names(most.tvs.filter(isIn('en'))),
  );
  expect((await elsewhere.locator('a[href^="/tv/"]').allTextContents()).sort()).toEqual(
    names(most.tvs.filter((channel) => !isIn('en')(channel))),
  );
  expect(most.tvs.length).toBeGreaterThan(100);
});

test('a match on no channel in the viewer’s country says so, and lists channels elsewhere', async ({
  page,
}) => {
  const abroad = (await shownToday()).find(({ tvs }) => !tvs.some(isIn('en')));
  if (abroad === undefined) throw new Error('England has everything on television');
  await page.goto(`/match/${abroad.id}/tv`);
  await expect(page.getByText('England: not on TV')).toBeVisible();
  await page.getByText(/^Other countries/).click();
  await expect(page.getByText(abroad.tvs[0]?.name ?? '', { exact: true })).toBeVisible();
  await page.addInitScript((code) => localStorage.setItem('country', code), abroad.tvs[0]?.country.cc ?? '');
  await page.reload();
  await expect(page.locator('[data-channels] > section').first()).toContainText(abroad.tvs[0]?.name ?? '');
  await expect(page.getByText(/not on TV/)).toHaveCount(0);
});

test('a match without channels has no TV tab', async ({ page }) => {
  const listedIds = new Set((await shownToday()).map(({ id }) => id));
  const all = await ask<readonly { readonly id: string }[]>(`fixtures/?t=schedule&${DAY}`);
  const unshown = all.find(({ id }) => !listedIds.has(id));
  await page.goto(`/match/${unshown?.id}`);
  const tabs = page.getByRole('navigation', { name: 'Match sections' });
  await expect(tabs.getByRole('link', { name: 'Summary' })).toBeVisible();
  await expect(tabs.getByRole('link', { name: 'TV' })).toHaveCount(0);
});

interface Ahead {
  readonly id: string;
  readonly time: { readonly timestamp: number };
  readonly teams: Record<'home' | 'away', { readonly name: string }>;
}

test('a channel’s page lists two weeks by the viewer’s days, with a calendar file', async ({ page }) => {
  const most = (await shownToday()).toSorted((a, b) => b.tvs.length - a.tvs.length)[0];
  await page.goto(`/match/${most?.id}/tv`);
  const link = page.getByRole('region', { name: 'England' }).getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/tv\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name, { timeout: 20_000 });
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const ahead = await ask<readonly Ahead[]>(`fixtures/?t=tv&tv_id=${id}`);
  expect(ahead.length).toBeGreaterThan(5);
  const links = page.locator('main section:has(> h3) li a');
  const inOrder = ahead.toSorted((a, b) => a.time.timestamp - b.time.timestamp);
  const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(hrefs.toSorted()).toEqual(inOrder.map((match) => `/match/${match.id}`).toSorted());
  const days = inOrder.map(({ time }) =>
    new Date(time.timestamp * 1000).toLocaleDateString('en-GB', {
      timeZone: 'Europe/London',
      dateStyle: 'full',
    }),
  );
  const headings = (await page.locator('main section h3').allTextContents()).map((day) =>
    day.replace(',', ''),
  );
  expect(headings).toEqual([...new Set(days)].map((day) => day.replace(',', '')));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${name}.ics`);
  const text = readFileSync(await file.path(), 'utf8').replaceAll('\r\n ', '');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(ahead.length);
  for (const match of ahead) expect(text).toContain(`UID:match-${match.id}@touchline`);
});
