/**
 * The addresses of pages, as route patterns. The BFF answers them with the shell and everything else
 * that is no file with the same shell and status 404; the web builds and matches its addresses by them.
 */
export const PAGES = ['/', '/match/:id'] as const;
