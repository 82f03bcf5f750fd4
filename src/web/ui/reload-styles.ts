let reload: Promise<unknown> | null = null;

/**
 * Fetches the style sheets again that did not load. Code that is imported once more does not bring them: Vite requests
 * each of them only once.
 */
export function reloadStyles(): Promise<unknown> {
  const links = [...document.head.children].filter(
    (element) => element instanceof HTMLLinkElement && element.rel === 'stylesheet' && element.sheet === null,
  );
  const load = (link: Element) =>
    new Promise((resolve) => {
      const copy = link.cloneNode() as HTMLLinkElement;
      const forward = ({ type }: Event) => {
        // Code that waits for a style sheet which was only late would wait for ever.
        link.dispatchEvent(new Event(type));
        resolve(type);
      };
      copy.addEventListener('load', forward);
      copy.addEventListener('error', forward);
      link.replaceWith(copy);
    });
  reload ??= Promise.all(links.map(load)).finally(() => {
    reload = null;
  });
  return reload;
}

/** Fetches missing style sheets now and whenever the connection returns. Returns how to stop that. */
export function reloadStylesOnline(): () => void {
  void reloadStyles();
  window.addEventListener('online', reloadStyles);
  return () => window.removeEventListener('online', reloadStyles);
}
