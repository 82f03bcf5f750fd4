import { useStore } from '#web/state/store.ts';
import { useWords } from '#web/words/use-words.ts';
import { useSecondsUntil } from './use-seconds.ts';
import { isScreenKept } from './wake-lock.ts';

/** The note is for the person who sets up the wall: it is shown for the page's first minute, ms. */
const NOTE_MS = 60_000;

/** Returns a sentence while the screen may switch off; null otherwise. */
export function useSleepNote(): string | null {
  const { wallHealth: t } = useWords<'wall-health'>();
  const isKept = useStore(isScreenKept);
  const seconds = useSecondsUntil(NOTE_MS);
  if (isKept !== false || seconds === 0) return null;
  return isSecureContext ? t.sleep.refused : t.sleep.insecure;
}
