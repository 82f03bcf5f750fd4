import type { AlertReader } from '#news/alerts/alert-text.ts';
import { useZone } from '#web/clock/program-context.ts';
import { dayAndTime } from '#web/format/clock-time.ts';
import { useWords } from './use-words.ts';

/** Returns the viewer as the reader of alerts. */
export function useAlertReader(): AlertReader {
  const words = useWords<'changes'>();
  const zone = useZone();
  return { words, dayAndTime: (epochMs) => dayAndTime(epochMs, zone, words.intl) };
}
