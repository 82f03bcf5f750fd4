/** Built files that a page names. */
const FILE = /(?:src|href)="([^"]*\/assets\/[^"]+)"/g;

/** Returns what identifies the build of a page: its files. Empty if it is not built. */
export const filesIn = (html: string): string =>
  [...html.matchAll(FILE)]
    .map(([, file]) => file)
    .sort()
    .join(' ');

/** Files of the page that is open, before it has loaded others. */
export const ownFiles = filesIn(document.head.innerHTML);
