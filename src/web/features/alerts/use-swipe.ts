import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';

/** A finger that moved further sideways swipes; one that moved less taps. In px. */
const MIN_MOVE_PX = 10;
const MIN_SWIPE_PX = 80;

/** Returns how far a finger has moved an element sideways, px, and the handlers that call back when it swipes it away. */
export function useSwipe(onSwipe: () => void) {
  const startX = useRef<number | null>(null);
  const hasMoved = useRef(false);
  const [offsetPx, setOffset] = useState(0);
  function end(): void {
    startX.current = null;
    setOffset(0);
  }
  const handlers = {
    onPointerDown({ pointerType, clientX }: PointerEvent) {
      hasMoved.current = false;
      startX.current = pointerType === 'mouse' ? null : clientX;
    },
    onPointerMove({ clientX }: PointerEvent) {
      if (startX.current === null) return;
      const moved = clientX - startX.current;
      hasMoved.current ||= Math.abs(moved) > MIN_MOVE_PX;
      if (hasMoved.current) setOffset(moved);
    },
    onPointerUp() {
      if (Math.abs(offsetPx) >= MIN_SWIPE_PX) onSwipe();
      end();
    },
    onPointerCancel: end,
    // A swipe across a link does not follow it.
    onClickCapture(event: MouseEvent) {
      if (hasMoved.current) event.preventDefault();
      hasMoved.current = false;
    },
  };
  return { offsetPx, handlers };
}
