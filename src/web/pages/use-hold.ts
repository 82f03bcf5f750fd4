import { type FocusEvent, type PointerEvent, useState } from 'react';

/**
 * Returns whether the mouse pointer or the keyboard focus is in an element, and the handlers to attach to it. Touch
 * does not count, because it ends with the tap.
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
