import { expect, test } from './fixtures.ts';
import { BFF_PORT } from './support/world.ts';

interface Channel {
  readonly name: string;
  readonly country: { readonly cc: string };
}
interface Shown {
  readonly id: string;
  readonly tvs: readonly Channel[];
}

async function told<Data>(question: string): Promise<Data> {
  const answer = await fetch(`http://127.0.0.1:${BFF_PORT}/api/v2.2/${question}`);
  return ((await answer.json()) as { data: Data }).data;
}

const DAY = 'd=2026-11-21';
const shownToday = () => told<readonly Shown[]>(`broadcast/?t=schedule&${DAY}&include=tvs`);
const isIn = (code: string) => (channel: Channel) => channel.country.cc === code;

test('the viewer’s country comes first, and no channel of any other is left out', async ({ page }) => {
  const most = (await shownToday()).toSorted((a, b) => b.tvs.length - a.tvs.length)[0];
  if (most === undefined) throw new Error('nothing on television');
  await page.goto(`/match/${most.id}/tv`);
  const here = page.getByRole('region', { name: 'In England' });
  const elsewhere = page.getByRole('region', { name: 'In other countries' });
  await expect(here).toBeVisible();
  const names = (channels: readonly Channel[]) => channels.map(({ name }) => name).sort();
  expect((await here.locator('bdi').allTextContents()).sort()).toEqual(names(most.tvs.filter(isIn('en'))));
  expect((await elsewhere.locator('bdi').allTextContents()).sort()).toEqual(
    names(most.tvs.filter((channel) => !isIn('en')(channel))),
  );
  expect(most.tvs.length).toBeGreaterThan(100);
});

test('a match on no channel in the viewer’s country says so, and who shows it elsewhere', async ({
  page,
}) => {
  const abroad = (await shownToday()).find(({ tvs }) => !tvs.some(isIn('en')));
  if (abroad === undefined) throw new Error('England has everything on television');
  await page.goto(`/match/${abroad.id}/tv`);
  await expect(page.getByText('Not shown in England.')).toBeVisible();
  await expect(page.getByText(abroad.tvs[0]?.name ?? '', { exact: true })).toBeVisible();
  await page.addInitScript((code) => localStorage.setItem('country', code), abroad.tvs[0]?.country.cc ?? '');
  await page.reload();
  await expect(page.getByRole('region', { name: /^In / }).first()).toContainText(abroad.tvs[0]?.name ?? '');
  await expect(page.getByText(/Not shown/)).toHaveCount(0);
});

test('a match that nobody shows has no such tab', async ({ page }) => {
  const shown = new Set((await shownToday()).map(({ id }) => id));
  const all = await told<readonly { readonly id: string }[]>(`fixtures/?t=schedule&${DAY}`);
  const unshown = all.find(({ id }) => !shown.has(id));
  await page.goto(`/match/${unshown?.id}`);
  const tabs = page.getByRole('navigation', { name: 'About this match' });
  await expect(tabs.getByRole('link', { name: 'Summary' })).toBeVisible();
  await expect(tabs.getByRole('link', { name: 'TV' })).toHaveCount(0);
});
