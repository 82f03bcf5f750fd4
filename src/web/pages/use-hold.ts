import { type FocusEvent, type PointerEvent, useState } from 'react';

/**
 * Whether somebody points at an element with a mouse, or stands in it with the keyboard, and the handlers that
 * tell. A finger points at nothing once it is lifted.
 */
export function useHold() {
  const [pointed, point] = useState(false);
  const [focused, focus] = useState(false);
  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => point(pointerType === 'mouse'),
    onPointerLeave: () => point(false),
    onFocus: ({ target }: FocusEvent) => focus(target.matches(':focus-visible')),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      focus((before) => before && currentTarget.contains(relatedTarget)),
  };
  return { held: pointed || focused, handlers };
}
