import { LANGUAGES, type Locale } from '#contract/locales.ts';
import type { WaitStates } from '#contract/push.ts';
import { packBells } from '#news/alerts/packed-bells.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import type { PushWishes } from '#web/data/push.ts';
import { unwatchedWaits } from '#web/features/alerts/push-slot.tsx';
import { alertSettings } from '#web/settings/alerts.ts';
import { tvDelay } from '#web/settings/delay.ts';
import { hasOdds, oddsAbsence } from '#web/settings/has-odds.ts';
import { localeSetting } from '#web/settings/locale.ts';
import { oddsFormat } from '#web/settings/odds-format.ts';
import { endWaits, openWaits } from '#web/settings/price-waits.ts';
import { shields } from '#web/settings/shields.ts';
import { zoneSetting } from '#web/settings/zone.ts';

const SETTINGS = [alertSettings, localeSetting, zoneSetting, shields, tvDelay, oddsFormat, oddsAbsence];

/** A pseudo-locale is English. */
const languageOf = (locale: Locale) => LANGUAGES.find((language) => language === locale) ?? 'en';

/** Returns what the server has to know: no name, and nothing that is not needed for an alert. */
export function currentWishes(): PushWishes {
  const { bells, quietHours } = alertSettings.get();
  return {
    bells: packBells(bells),
    language: languageOf(localeSetting.get()),
    zone: zoneSetting.get(),
    quietHours,
    shields: shields.get().map(({ kind, id, until }) => ({ kind, id, until })),
    delay: tvDelay.get()?.seconds ?? 0,
    prices: hasOdds() ? openWaits().map(({ end: _, ...wait }) => wait) : [],
    oddsFormat: oddsFormat.get(),
  };
}

/** Takes over what the server says of the prices that are waited for. */
export function takeWaitStates(states: WaitStates | undefined): void {
  unwatchedWaits.set(new Set(states?.refusedKeys));
  endWaits(new Set(states?.toldKeys), { reason: 'told', at: worldClock.now() ?? 0 });
}

/** Calls back when wishes may have changed, until the returned function is called. */
export function onWishes(listener: () => void): () => void {
  const stops = SETTINGS.map((setting) => setting.subscribe(listener));
  return () => {
    for (const stop of stops) stop();
  };
}
