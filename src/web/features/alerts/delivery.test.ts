import { afterEach, expect, test, vi } from 'vitest';
import { delivery, readDelivery, requestPermission } from './delivery.ts';

afterEach(() => vi.unstubAllGlobals());

interface Browser {
  readonly isSecure?: boolean;
  readonly hasNotifications?: boolean;
  readonly userAgent?: string;
}

function stub(
  { isSecure = true, hasNotifications = true, userAgent = 'Chrome' }: Browser,
  permission = 'default',
) {
  const notification = {
    permission,
    requestPermission: vi.fn(async () => {
      notification.permission = 'denied';
    }),
  };
  vi.stubGlobal('isSecureContext', isSecure);
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5, ...(isSecure && { serviceWorker: {} }) });
  if (hasNotifications) vi.stubGlobal('Notification', notification);
  else delete (globalThis as { Notification?: unknown }).Notification;
  return notification;
}

test.each([
  [{}, null],
  [{ isSecure: false }, 'insecure'],
  [{ hasNotifications: false, userAgent: 'iPhone' }, 'install'],
  [{ hasNotifications: false, userAgent: 'Macintosh' }, 'install'],
  [{ hasNotifications: false }, 'browser'],
] as const)('says what is in the way of notifications: %j', (browser, obstacle) => {
  vi.stubGlobal('Notification', undefined);
  stub(browser);
  expect(readDelivery()).toEqual({ permission: obstacle ? 'unsupported' : 'default', obstacle });
});

test('asks the viewer once, and takes a refusal', async () => {
  const notification = stub({});
  expect(await requestPermission()).toEqual({ permission: 'denied', obstacle: null });
  expect(delivery.get().permission).toBe('denied');
  await requestPermission();
  expect(notification.requestPermission).toHaveBeenCalledTimes(1);
});
