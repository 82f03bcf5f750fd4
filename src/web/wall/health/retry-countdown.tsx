import { useWallHealthWords } from '#web/words/wall-health.ts';
import { useSecondsUntil } from './use-seconds.ts';

/** Counts down to the next request. */
export function RetryCountdown({ at }: { at: number }) {
  const { wallHealth: t } = useWallHealthWords();
  const seconds = useSecondsUntil(at);
  return seconds > 0 ? t.nextTry(seconds) : t.trying;
}
