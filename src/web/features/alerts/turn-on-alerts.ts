import { kindsOf } from '#news/alerts/alert-kinds.ts';
import { bellKey } from '#news/alerts/bells.ts';
import { alertSettings, DEFAULT_ALERTS, setBell } from '#web/settings/alerts.ts';
import { storeBellName } from '#web/settings/bell-names.ts';
import type { Favourite } from '#web/settings/favourites.ts';
import { requestPermission } from './delivery.ts';

/**
 * Turns on the alerts that new ones start with, and asks for the permission to show them, if the viewer wants notifications.
 * Call it from a click.
 */
export async function turnOnAlerts({ kind, id, name }: Favourite): Promise<void> {
  const { kinds, notifications } = alertSettings.get();
  const choices = kindsOf(kind);
  const chosen = choices.filter((one) => kinds.includes(one));
  const key = bellKey(kind, id);
  setBell(key, chosen.length > 0 ? chosen : choices.filter((one) => DEFAULT_ALERTS.kinds.includes(one)));
  storeBellName(key, name);
  if (notifications) await requestPermission();
}
