import { createSetting } from './setting.ts';

/** 12 hours with am and pm, or 24. */
export type Hours = '12' | '24';

/** How the device writes hours. */
function deviceHours(): Hours {
  return new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12 ? '12' : '24';
}

export const hoursSetting = createSetting<Hours>(
  'hours',
  (text) => text === '12' || text === '24',
  deviceHours,
);

/** A locale for `Intl` that writes hours in this way: `en-GB-u-hc-h12`. */
export function withHours(locale: string, hours: Hours): string {
  return `${locale}-u-hc-${hours === '12' ? 'h12' : 'h23'}`;
}
