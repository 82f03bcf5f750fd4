import { isZone } from '#contract/is-zone.ts';
import { useStore } from '#web/state/store.ts';
import { createSetting } from './setting.ts';

let zone: string | undefined;

/** Returns the device's zone when the page was opened; stored because reading it takes a millisecond. */
export function deviceZone(): string {
  zone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
}

/** The IANA zone of all displayed times: chosen, else the device's. */
export const zoneSetting = createSetting('zone', isZone, deviceZone);

/** Returns the zone; renders when it changes. */
export const useZone = (): string => useStore(zoneSetting);
