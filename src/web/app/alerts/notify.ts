import type { ChangeText } from '#news/words/change-text.ts';
import type { Alert } from '#web/matches/alert.ts';
import { matchAddress, SCORES } from '#web/navigation/addresses.ts';
import { fullPath } from '#web/settings/base-path.ts';

interface Options {
  /** Whether the page plays a sound, or the viewer wants none. */
  readonly silent: boolean;
  /** Whether only to change a notification that is still there. */
  readonly isUpdate: boolean;
}

/** More alerts of a kind than this are one notification. */
const MAX_OF_KIND = 4;

/**
 * Returns alerts of one moment by notifications: many of a kind together, the others alone. A ruling is always alone,
 * because it takes the place of its goal.
 */
export function groupAlerts(alerts: readonly Alert[]): readonly (readonly Alert[])[] {
  return [...Map.groupBy(alerts, ({ kind }) => kind)].flatMap(([kind, ofKind]) =>
    kind !== 'ruled-out' && ofKind.length > MAX_OF_KIND ? [ofKind] : ofKind.map((alert) => [alert]),
  );
}

/**
 * Notifications of a goal share its tag, so that a ruling takes the place of the goal. A summary has the tag of its
 * moment.
 */
function tagOf(alerts: readonly Alert[]): string {
  const [{ key, kind, corrects, at } = {} as Alert] = alerts;
  if (alerts.length > 1) return `${kind} ${at}`;
  return kind === 'ruled-out' && corrects ? corrects : key;
}

/** Returns the address that a notification opens: the match, or the list for alerts of several matches. */
function addressOf(alerts: readonly Alert[]): string {
  const [id = '', ...others] = new Set(alerts.map(({ matchId }) => matchId));
  return others.length > 0 ? SCORES : matchAddress(id);
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
    const { serviceWorker } = navigator;
    // `ready` alone never resolves where no worker was registered.
    const registration = (await serviceWorker.getRegistration()) && (await serviceWorker.ready);
    if (!registration) return;
    if (options.isUpdate && (await registration.getNotifications({ tag })).length === 0) return;
    await registration.showNotification(title, {
      body,
      tag,
      silent: options.silent,
      icon: fullPath('/icon-192.png'),
      data: { open: addressOf(alerts) },
    });
  } catch {
    // Permission was withdrawn, or the worker is being replaced.
  }
}
