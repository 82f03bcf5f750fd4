import type { AlertReader } from '#news/alerts/alert-text.ts';
import { useZone } from '#web/clock/program-context.ts';
import { dayAndTime } from '#web/format/clock-time.ts';
import { useChangesWords } from './changes.ts';

/** Returns the viewer as the reader of alerts. */
export function useAlertReader(): AlertReader {
  const { changes, intl } = useChangesWords();
  const zone = useZone();
  return { changes, dayAndTime: (epochMs) => dayAndTime(epochMs, zone, intl) };
}
