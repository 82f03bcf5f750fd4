/** Elements that index.html has before and beside the application. */

/** Returns the element that the application is drawn into. */
export function rootElement(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('no #root');
  return root;
}

/** Returns the element of an embed's page that is hidden until the server's HTML beside it is removed. */
export function viewElement(): HTMLElement {
  const view = document.getElementById('view');
  if (!view) throw new Error('no #view');
  return view;
}

/** Returns the server's HTML of an embed; null: it has been replaced. */
export const serverView = (): Element | null => document.querySelector('[data-static]');

/**
 * Returns whether an embed waits for its data. A competition below the first one is busy until it is seen, for which it needs
 * room.
 */
export const isEmbedWaiting = (): boolean =>
  document.querySelector('main[aria-busy="true"], [data-static]') !== null;

/** Returns the height that the server's HTML gives to a competition, px. */
export const leagueHeightOf = (leagueId: string): number | undefined =>
  document.querySelector(`[data-league="${CSS.escape(leagueId)}"]`)?.getBoundingClientRect().height;

/** Shows the message of index.html that the page cannot be shown. */
export function showBrokenMessage(): void {
  document.getElementById('broken')?.removeAttribute('hidden');
}
