import { expect, test } from './fixtures.ts';
import { watchShifts } from './support/shifts.ts';

/** The match is on no channel: it has no section of them. */
const SECTIONS = [
  'Best odds',
  'What it means',
  'Form',
  'Head-to-head',
  'Table',
  'Stadium, referee and weather',
  'Line-ups',
];
const MAX_REQUESTS = 12;

for (const width of [390, 1280]) {
  test(`before kick-off each section requests its data when it comes near, in place, at ${width} px`, async ({
    page,
    world,
  }) => {
    const { match_id: id, happens } = world.find('goal');
    await world.at(new Date(Date.parse(happens) - 5 * 3_600_000).toISOString());
    await page.setViewportSize({ width, height: 844 });
    const urls: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (url.includes('/api/')) urls.push(url.replace(/.*\/api\/v2.2\//, ''));
    });
    const shifted = await watchShifts(page);
    await page.goto(`/match/${id}`);
    await expect(page.getByText(/^in \d+ h/)).toBeVisible();
    const isPhone = width < 700;
    await expect(page.getByRole('region', { name: 'What it means' }).getByRole('definition')).toHaveCount(6);
    if (isPhone) expect(urls.filter((url) => /match_lineups|match_sidelined/.test(url))).toEqual([]);
    for (const name of SECTIONS) {
      const section = page.getByRole('region', { name, exact: true });
      await section.scrollIntoViewIfNeeded();
      await expect(section.locator('[data-skeleton]')).toHaveCount(0);
      await expect(section).not.toHaveText(name);
    }
    expect(urls.length).toBeLessThanOrEqual(MAX_REQUESTS);
    expect(urls.filter((url, at) => urls.indexOf(url) !== at)).toEqual([]);
    expect(await shifted()).toBeLessThan(0.01);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
