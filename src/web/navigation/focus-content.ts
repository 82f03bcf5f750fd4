/** Id of the page's main element. */
const CONTENT_ID = 'content';

/** Moves the focus to the page, for an element that had it and is removed. */
export function focusContent(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}
