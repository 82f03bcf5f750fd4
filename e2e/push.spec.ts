/** A browser that is subscribed, and a push that arrives while no page is open, which only its worker shows. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFakeBrowser, type PushedNotification } from '#bff/testing/fake-browser.ts';
import { expect, test } from './fixtures.ts';
import { startTouchline } from './support/touchline.ts';

test.use({ serviceWorkers: 'allow' });

const MESSAGE = {
  web_push: 8030,
  notification: {
    title: 'Goal for Dunmarrow',
    body: 'Dunmarrow 1–0 Ashby Vale',
    tag: '7 goal home 1',
    lang: 'en',
    data: { open: '/match/7' },
  },
};

/** Replaces what a browser without a window refuses, and lists what it was to show. */
function listNotifications(): void {
  const scope = globalThis as unknown as {
    registration: ServiceWorkerRegistration;
    notifications: unknown[];
  };
  scope.notifications = [];
  scope.registration.showNotification = async (title, options) =>
    void scope.notifications.push({ title, ...options });
}

test('the worker shows what the server pushes, also without an open page', async ({
  page,
  context,
  touchline,
}) => {
  await page.goto('/about');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no service worker.');
  await worker.evaluate(listNotifications);
  const debug = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    debug.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations: [first] }) => first && resolve(first.registrationId),
    ),
  );
  await debug.send('ServiceWorker.enable');
  const registrationId = await registered;
  await page.goto('about:blank');
  const push = { origin: new URL(touchline.address).origin, registrationId, data: JSON.stringify(MESSAGE) };
  await debug.send('ServiceWorker.deliverPushMessage', push);
  const notifications = () =>
    worker.evaluate(() => (globalThis as unknown as { notifications: unknown[] }).notifications);
  const { title, body, tag, data } = MESSAGE.notification;
  await expect
    .poll(notifications)
    .toMatchObject([{ title, body, tag, data, icon: `${touchline.address}/icon-192.png` }]);
});

/** Starts a push service, and a Touchline that may send there. */
async function startPushing() {
  const browser = createFakeBrowser();
  const got: PushedNotification[] = [];
  const service = createServer(async (request, response) => {
    got.push(browser.read(Buffer.concat(await request.toArray())));
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(service.address() as AddressInfo).port}`;
  const folder = mkdtempSync(join(tmpdir(), 'touchline-push-'));
  const touchline = await startTouchline({
    UPSTREAM_URL: '',
    STATE_DIR: folder,
    OPERATOR_CONTACT: 'mailto:desk@example.com',
    PUSH_HOSTS: host,
  });
  return {
    got,
    address: touchline.address,
    subscription: { endpoint: `http://${host}/device`, keys: browser.keys },
    async close() {
      await touchline.close();
      service.closeAllConnections();
      service.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Replaces what a browser without a window refuses, and stores a bell. */
function allowPush(json: { readonly endpoint: string; readonly keys: object }): void {
  Object.defineProperty(Notification, 'permission', { value: 'granted' });
  localStorage.setItem('alerts', JSON.stringify({ bells: { 'team 14': ['goals'] } }));
  let current: object | null = null;
  PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
  PushManager.prototype.subscribe = async (options) => {
    current = { ...json, options, toJSON: () => json, unsubscribe: async () => true };
    return current as PushSubscription;
  };
}

test('a viewer turns on alerts for a closed tab, and the server sends a test that their browser can read', async ({
  page,
}) => {
  const { got, address, subscription, close } = await startPushing();
  await page.addInitScript(allowPush, subscription);
  await page.goto(`${address}/about`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Alerts', exact: true }).click();
  const choice = page.getByRole('checkbox', { name: 'Also when Touchline is closed' });
  await choice.click();
  await expect(choice).toBeChecked();
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText('A test is on its way to this device.')).toBeVisible();
  expect(got).toMatchObject([{ title: 'Touchline', navigate: '/', lang: 'en' }]);
  await page.close();
  await close();
});
