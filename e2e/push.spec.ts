/** A push that arrives while no page is open, which only a browser's worker shows. */
import { expect, test } from './fixtures.ts';

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
