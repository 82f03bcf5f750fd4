import type { BellSubject } from '#news/alerts/alert-kinds.ts';
import { alertSettings } from './alerts.ts';
import { bellNames } from './bell-names.ts';
import { follow } from './favourites.ts';

/** Follows what has a bell: older versions and files have bells alone. */
export function followBells(): void {
  const names = bellNames.get();
  for (const key of Object.keys(alertSettings.get().bells)) {
    const [kind, id = ''] = key.split(' ') as [BellSubject, string?];
    const name = names[key];
    if (name) follow({ kind, id, name, img: null });
  }
}
