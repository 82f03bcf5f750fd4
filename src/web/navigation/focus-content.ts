/** Id of the page's main element. */
const CONTENT_ID = 'content';

/** Moves the focus to the page or a part of it, for an element that had it and is removed or left. */
export function focusContent(id = CONTENT_ID): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}
