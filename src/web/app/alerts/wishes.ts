import { packBells } from '#news/alerts/packed-bells.ts';
import type { PushWishes } from '#web/data/push.ts';
import { alertSettings } from '#web/settings/alerts.ts';
import { tvDelay } from '#web/settings/delay.ts';
import { localeSetting } from '#web/settings/locale.ts';
import { shields } from '#web/settings/shields.ts';
import { zoneSetting } from '#web/settings/zone.ts';

const SETTINGS = [alertSettings, localeSetting, zoneSetting, shields, tvDelay];

/** Returns what the server has to know: no name, and nothing that is not needed for an alert. */
export function currentWishes(): PushWishes {
  const { bells, quietHours } = alertSettings.get();
  const locale = localeSetting.get();
  return {
    bells: packBells(bells),
    language: locale === 'de' ? locale : 'en',
    zone: zoneSetting.get(),
    quietHours,
    shields: shields.get().map(({ kind, id, until }) => ({ kind, id, until })),
    delay: tvDelay.get()?.seconds ?? 0,
  };
}

/** Calls back when wishes may have changed, until the returned function is called. */
export function onWishes(listener: () => void): () => void {
  const stops = SETTINGS.map((setting) => setting.subscribe(listener));
  return () => {
    for (const stop of stops) stop();
  };
}
