import { type ReactNode, useEffect, useState } from 'react';
import { useClock } from '#web/clock/use-clock.ts';
import { offsetAt } from './pixel-shift.ts';

/** A pointer that rests for this long is hidden, ms. */
const POINTER_IDLE_MS = 3000;

/** Returns whether the pointer has rested for a while. */
function useIsPointerIdle(): boolean {
  const [isIdle, setIdle] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function show(): void {
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), POINTER_IDLE_MS);
      setIdle(false);
    }
    addEventListener('pointermove', show);
    return () => {
      removeEventListener('pointermove', show);
      clearTimeout(timer);
    };
  }, []);
  return isIdle;
}

/** A menu would stay on the screen until somebody closes it. */
function usePreventContextMenu(): void {
  useEffect(() => {
    const prevent = (event: Event) => event.preventDefault();
    addEventListener('contextmenu', prevent);
    return () => removeEventListener('contextmenu', prevent);
  }, []);
}

interface Props {
  /** Opacity of the black before the picture, 0 to 1. */
  readonly darkness?: number;
  readonly children: ReactNode;
}

/**
 * The whole picture of a wall: a few pixels aside every minute against burn-in, darker at night, without a pointer that
 * rests and without a context menu.
 */
export function Canvas({ darkness = 0, children }: Props) {
  usePreventContextMenu();
  const isPointerIdle = useIsPointerIdle();
  const minute = useClock((now) => Math.floor((now ?? 0) / 60_000));
  const [x, y] = offsetAt(minute);
  return (
    <div className={`h-full ${isPointerIdle ? 'cursor-none' : ''}`}>
      <div
        className="h-full transition-transform duration-[2s] ease-in-out motion-reduce:transition-none"
        style={{ transform: `translate(${x}px, ${y}px)` }}
      >
        {children}
      </div>
      {darkness > 0 && (
        <div
          aria-hidden="true"
          className="pointer-events-none fixed inset-0 z-50 bg-black transition-opacity duration-[2s]"
          style={{ opacity: darkness }}
        />
      )}
    </div>
  );
}
