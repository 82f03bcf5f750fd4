import { isZone } from '#contract/is-zone.ts';
import { deviceZone } from './device-zone.ts';
import { createSetting } from './setting.ts';

/** The IANA zone of the times that the app displays: chosen, else the device's. */
export const zoneSetting = createSetting('zone', isZone, deviceZone);
