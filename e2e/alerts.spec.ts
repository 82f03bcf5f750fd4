/** Alerts over several tabs, which only a browser has: its locks, its channels and its notifications. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { minuteBefore } from './support/poll.ts';
import { LIVE_LIST, refreshed } from './support/world.ts';

test.use({ serviceWorkers: 'allow' });

/** Runs before each page: a bell, a viewer who works elsewhere, and a browser that lists what it is to show. */
function prepare(id: string): void {
  localStorage.setItem('alerts', JSON.stringify({ bells: { [`match ${id}`]: ['goals'] } }));
  Document.prototype.hasFocus = () => false;
  // A browser without a window refuses notifications.
  Object.defineProperty(Notification, 'permission', { value: 'granted' });
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
    const list = JSON.parse(localStorage.getItem('notifications') ?? '[]') as unknown[];
    localStorage.setItem('notifications', JSON.stringify([...list, { title, ...options }]));
  };
}

const notifications = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('notifications') ?? '[]') as unknown[]);

/** Opens a page without a list of matches, and waits until the worker can show notifications. */
async function openTab(page: Page, id: string): Promise<void> {
  await page.addInitScript(prepare, id);
  const poll = page.waitForResponse(`**/api/v2.2/${LIVE_LIST}`);
  await page.goto('/status');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await poll;
}

test('two tabs and one goal are one notification, of the tab that was used last', async ({
  page,
  context,
  world,
}) => {
  const { match_id, happens } = world.find('goal');
  await world.at(minuteBefore(happens));
  await refreshed(LIVE_LIST);
  await openTab(page, String(match_id));
  const second = await context.newPage();
  await openTab(second, String(match_id));
  const polls: Page[] = [];
  for (const tab of [page, second])
    tab.on('response', (response) => response.url().endsWith(LIVE_LIST) && polls.push(tab));
  await world.at(happens);
  await expect.poll(() => notifications(page)).toHaveLength(1);
  expect(await notifications(page)).toMatchObject([
    {
      title: /^Goal for/,
      tag: expect.stringMatching(new RegExp(`^${match_id} goal (home|away) \\d$`)),
      data: { open: `/match/${match_id}` },
    },
  ]);
  expect(new Set(polls)).toEqual(new Set([second]));
});
