/** What a match has besides its summary, each at an address of its own: `/match/:id/stats`. */
export const MATCH_TABS = ['lineups', 'stats', 'table', 'h2h', 'tv', 'info'] as const;

export type MatchTab = (typeof MATCH_TABS)[number];

/**
 * The addresses of pages, as route patterns. The BFF answers them with the shell and everything else
 * that is no file with the same shell and status 404; the web builds and matches its addresses by them.
 */
export const PAGES = ['/', '/match/:id', ...MATCH_TABS.map((tab) => `/match/:id/${tab}` as const)] as const;
