import type { Alert } from '#web/matches/alert.ts';
import type { AlertText } from '#web/matches/alert-text.ts';
import { matchAddress } from '#web/navigation/addresses.ts';

interface Options {
  /** Whether the page plays a sound, or the viewer wants none. */
  readonly silent: boolean;
  /** Whether only to change a notification that is still there. */
  readonly isUpdate: boolean;
}

/** Notifications of a goal share its tag, so that a ruling takes the place of the goal. */
const tagOf = ({ key, kind, corrects }: Alert): string => (kind === 'ruled-out' && corrects ? corrects : key);

/**
 * Shows a notification through the service worker: on Android a page's own `Notification` throws. Without a worker, or
 * if the browser refuses, there is none.
 */
export async function notify(alert: Alert, { title, body }: AlertText, options: Options): Promise<void> {
  const tag = tagOf(alert);
  try {
    const { serviceWorker } = navigator;
    // `ready` alone never resolves where no worker was registered.
    const registration = (await serviceWorker.getRegistration()) && (await serviceWorker.ready);
    if (!registration) return;
    if (options.isUpdate && (await registration.getNotifications({ tag })).length === 0) return;
    await registration.showNotification(title, {
      body,
      tag,
      silent: options.silent,
      icon: '/icon-192.png',
      data: { open: matchAddress(alert.matchId) },
    });
  } catch {
    // Permission was withdrawn, or the worker is being replaced.
  }
}
