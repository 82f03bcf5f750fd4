import { createPersistedText } from './persisted.ts';

/** The viewer's alert settings as stored; null without any. `alerts.ts` parses them, which loads only where they are used. */
export const alertsText = createPersistedText<string | null>(
  'alerts',
  (text) => text,
  (text) => text,
);

/** Whether any bell is on or a price is waited for, as `alerts.ts` stores them. */
export const hasBells = (): boolean => /"bells":\{"|"end":null/.test(alertsText.get() ?? '');

/** The same, or a price is listed whose alert may still be on the page. */
export const hasAlerts = (): boolean => hasBells() || /"prices":\[\{/.test(alertsText.get() ?? '');
