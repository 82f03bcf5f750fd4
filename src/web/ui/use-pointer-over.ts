import { type FocusEvent, type PointerEvent, useState } from 'react';

/**
 * Returns whether the mouse pointer or the keyboard focus is in an element, and the handlers to attach to it. Touch
 * does not count, because it ends with the tap.
 */
export function usePointerOver() {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setPointed(pointerType === 'mouse'),
    onPointerLeave: () => setPointed(false),
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused((before) => before && currentTarget.contains(relatedTarget)),
  };
  return { isPointerOver: isPointed || isFocused, handlers };
}
