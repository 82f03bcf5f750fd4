import { createPersistedText } from './persisted.ts';

/** The viewer's alert settings as stored; null without any. `alerts.ts` parses them, which loads only where they are used. */
export const alertsText = createPersistedText<string | null>(
  'alerts',
  (text) => text,
  (text) => text,
);

/** Whether any bell is on, as `alerts.ts` stores it. */
export const hasBells = (): boolean => /"bells":\{"/.test(alertsText.get() ?? '');
