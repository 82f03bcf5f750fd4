import { isZone } from '#contract/is-zone.ts';
import { useStore } from '#web/state/store.ts';
import { deviceZone } from './device-zone.ts';
import { createSetting } from './setting.ts';

/** The IANA zone of all displayed times: chosen, else the device's. */
export const zoneSetting = createSetting('zone', isZone, deviceZone);

/** Returns the zone; renders when it changes. */
export const useZone = (): string => useStore(zoneSetting);
