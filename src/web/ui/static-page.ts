/** Elements that index.html has before and beside the application. */

/** Returns the element that the application is drawn into. */
export function rootElement(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('no #root');
  return root;
}

/** Shows the message of index.html that the page cannot be shown. */
export function showBrokenMessage(): void {
  document.getElementById('broken')?.removeAttribute('hidden');
}
