import { createSetting } from './setting.ts';

export type Hours = '12' | '24';

function deviceHours(): Hours {
  return new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12 ? '12' : '24';
}

export const hoursSetting = createSetting<Hours>('hours', ['12', '24'], deviceHours);

/** Returns a locale for `Intl` with an hour format: `en-GB-u-hc-h12`. What else it asks for stays. */
export function withHours(locale: string, hours: Hours): string {
  return new Intl.Locale(locale, { hourCycle: hours === '12' ? 'h12' : 'h23' }).toString();
}
