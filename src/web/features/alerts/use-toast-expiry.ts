import { useEffect, useRef } from 'react';
import { usePausedAt } from '#web/clock/pause.ts';
import { isModalOpen } from '#web/ui/use-modal.ts';
import { dropToasts, toasts } from './alert-store.ts';

/** Time for which a toast stays, unless the viewer rests on it, ms. */
const TOAST_MS = 10_000;
const TICK_MS = 500;

/**
 * Removes each toast after ten seconds. Time stops while the viewer points at a toast or has its focus there, while a
 * dialog covers it, while the page is hidden, and while updates are paused.
 */
export function useToastExpiry(isPointerOver: boolean): void {
  const remainingMs = useRef(new Map<string, number>());
  const isPaused = usePausedAt() !== null;
  const mayExpire = !isPointerOver && !isPaused;
  useEffect(() => {
    if (!mayExpire) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden' || isModalOpen()) return;
      const left = new Map(
        toasts.get().map(({ key }) => [key, (remainingMs.current.get(key) ?? TOAST_MS) - TICK_MS]),
      );
      remainingMs.current = left;
      dropToasts([...left].filter(([, ms]) => ms <= 0).map(([key]) => key));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [mayExpire]);
}
