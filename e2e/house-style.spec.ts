import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';
import { startTouchline } from './support/touchline.ts';

const HOSTILE_LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20" onload="document.title='run'; fetch('/ran')"><script>document.title='run'; fetch('/ran')</script><rect width="60" height="20" fill="#8a1538"/></svg>`;

let close = async () => {};
test.afterEach(() => close());

test('pages, walls and embeds have the name and logo of a house, whose scripts never run', async ({
  page,
  allowed,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-brand-'));
  const accent = { light: '#8a1538', dark: '#ff9db5' };
  writeFileSync(join(folder, 'logo.svg'), HOSTILE_LOGO);
  writeFileSync(
    join(folder, 'brand.json'),
    JSON.stringify({ name: 'Example Gazette', logo: 'logo.svg', accent }),
  );
  const site = await startTouchline({ BRAND_FILE: join(folder, 'brand.json') });
  close = site.close;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));

  await page.goto(`${site.address}/tv`);
  await expect(page.getByRole('link', { name: 'Example Gazette' })).toBeVisible();
  await expect(page).toHaveTitle(/ · Example Gazette$/);
  for (const address of ['/wall?views=clock', '/embed/scores?leagues=30']) {
    await page.goto(site.address + address);
    const hasLogo = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main, main *')].some((element) =>
          getComputedStyle(element, '::before').backgroundImage.includes('/brand/logo'),
        ),
      );
    await expect.poll(hasLogo).toBe(true);
  }
  // Opened by itself it may run nothing either.
  allowed.push(/Content Security Policy|sandbox/i);
  await page.goto(`${site.address}/brand/logo`);
  await expect(page.locator('rect')).toHaveCount(1);
  expect(await page.title()).not.toContain('run');
  expect(requests).not.toContain('/ran');
});
