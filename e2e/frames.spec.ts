import type { Page } from '@playwright/test';
import { WALL_REMOTE_PATH, WALL_REPORT_PATH } from '#contract/wall-relay.ts';
import { expect, test } from './fixtures.ts';
import { servers } from './support/servers.ts';

/** Where a browser leads a frame that may not show a page. */
const REFUSED = 'chrome-error://chromewebdata/';

const frame = (page: Page, number: number) => page.frameLocator(`[title="Embed ${number}"]`);

test('a dashboard of a named site shows a wall without commands and menu, and pages; no other site does', async ({
  page,
  allowed,
  touchline,
}) => {
  const of = (host: string, ...paths: readonly string[]) => {
    const frames = paths.map((path) => `frame=${encodeURIComponent(touchline.address + path)}`);
    return `http://${host}:${servers().articlePort}/?height=400&${frames.join('&')}`;
  };
  const opened = () =>
    page
      .frames()
      .slice(1)
      .map((one) => one.url().replace(touchline.address, ''));
  allowed.push(/frame-ancestors/, /wake lock/i);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });

  await page.goto(of('localhost', '/wall?views=board&name=Hall', '/vidiprinter', '/remote'));
  const wall = frame(page, 1);
  await expect(wall.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible();
  await wall.locator('body').click();
  for (const key of ['0', 'Enter']) await page.keyboard.press(key);
  await expect(frame(page, 2).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(wall.getByRole('complementary')).toHaveCount(0);
  await expect(wall.getByRole('img', { name: /^Code / })).toHaveCount(0);
  expect(posts.filter((path) => [WALL_REMOTE_PATH, WALL_REPORT_PATH].includes(path))).toEqual([]);
  expect(opened()).toEqual(['/wall?views=board&name=Hall', '/vidiprinter', REFUSED]);
  await frame(page, 2).getByRole('link', { name: 'My', exact: true }).first().press('Enter');
  await expect(frame(page, 2).getByRole('link', { name: 'Open in a tab' })).toBeVisible();

  await page.goto(of('127.0.0.1', '/wall', '/'));
  await expect.poll(opened).toEqual([REFUSED, REFUSED]);
});
