import { useKept } from './kept.ts';
import { createSetting } from './setting.ts';

let zone: string | undefined;

/** The zone that the device was set to when the page was opened: asking costs a millisecond. */
export function deviceZone(): string {
  zone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The IANA zone that times are shown in: the one that was chosen, else the device's. */
export const zoneSetting = createSetting('zone', isZone, deviceZone);

/** The same; renders when another is chosen. */
export const useZone = (): string => useKept(zoneSetting);
