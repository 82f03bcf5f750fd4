import { useEffect, useState } from 'react';
import { usePausedAt } from '#web/clock/pause.ts';

const INTERVAL_MS = 30;
/** A line is typed within this time, however long it is, ms. */
const MAX_DURATION_MS = 1_200;
const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)';

/**
 * Returns how much of a text has been typed so far; null once it is complete. Viewers who prefer less motion, or have
 * paused the page, have it at once.
 *
 * @param isTyped whether the text is typed at all
 */
export function useTyped(text: string, isTyped: boolean): string | null {
  const isPaused = usePausedAt() !== null;
  const [step, setStep] = useState(0);
  const isMoving = isTyped && !isPaused && !matchMedia(REDUCED_MOTION_QUERY).matches;
  const charsPerStep = Math.ceil((text.length * INTERVAL_MS) / MAX_DURATION_MS);
  const isComplete = !isMoving || step * charsPerStep >= text.length;
  useEffect(() => {
    if (isComplete) return;
    const timer = setInterval(() => setStep((before) => before + 1), INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isComplete]);
  return isComplete ? null : text.slice(0, step * charsPerStep);
}
