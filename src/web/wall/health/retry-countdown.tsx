import { useWords } from '#web/words/use-words.ts';
import { useSecondsUntil } from './use-seconds.ts';

/** Counts down to the next request. */
export function RetryCountdown({ at }: { at: number }) {
  const { wallHealth: t } = useWords<'wall-health'>();
  const seconds = useSecondsUntil(at);
  return seconds > 0 ? t.nextTry(seconds) : t.trying;
}
