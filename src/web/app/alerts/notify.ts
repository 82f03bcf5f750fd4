import type { Alert } from '#news/alerts/alert.ts';
import { pathOf, tagOf } from '#news/alerts/group-alerts.ts';
import type { ChangeText } from '#news/words/change-text.ts';
import { fullPath } from '#web/settings/base-path.ts';
import { activeRegistration } from './registration.ts';

interface Options {
  /** Whether the page plays a sound, or the viewer wants none. */
  readonly silent: boolean;
  /** Whether only to change a notification that is still there. */
  readonly isUpdate: boolean;
}

/**
 * Shows a notification of one alert, or of several of a kind, through the service worker: on Android a page's own
 * `Notification` throws. Without a worker, or if the browser refuses, there is none.
 */
export async function notify(
  alerts: readonly Alert[],
  { title, body }: ChangeText,
  options: Options,
): Promise<void> {
  const tag = tagOf(alerts);
  try {
    const registration = await activeRegistration();
    if (!registration) return;
    if (options.isUpdate && (await registration.getNotifications({ tag })).length === 0) return;
    await registration.showNotification(title, {
      body,
      tag,
      lang: document.documentElement.lang,
      silent: options.silent,
      icon: fullPath('/icon-192.png'),
      data: { open: pathOf(alerts) },
    });
  } catch {
    // Permission was withdrawn, or the worker is being replaced.
  }
}
