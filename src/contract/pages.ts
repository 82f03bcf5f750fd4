/** What a match has besides its summary, each at an address of its own: `/match/:id/stats`. */
export const MATCH_TABS = ['lineups', 'stats', 'table', 'odds', 'h2h', 'tv', 'info'] as const;

export type MatchTab = (typeof MATCH_TABS)[number];

/** What there is of a competition, each at an address of its own: `/competition/:id/leaders`. */
export const COMPETITION_TABS = ['table', 'bracket', 'fixtures', 'results', 'leaders', 'venues'] as const;

export type CompetitionTab = (typeof COMPETITION_TABS)[number];

/** What a name leads to, each with a page of its own: `/team/:id`. */
export const PROFILES = ['team', 'player', 'coach', 'referee', 'venue', 'country', 'continent'] as const;

export type Profile = (typeof PROFILES)[number];

/**
 * The addresses of pages, as route patterns. The BFF answers them with the shell and everything else
 * that is no file with the same shell and status 404; the web builds and matches its addresses by them.
 */
export const PAGES = [
  '/',
  '/match/:id',
  '/competitions',
  '/tv',
  '/search',
  '/console',
  '/my',
  '/competition/:id',
  '/tv/:id',
  '/odds',
  '/status',
  ...PROFILES.map((kind) => `/${kind}/:id` as const),
  ...MATCH_TABS.map((tab) => `/match/:id/${tab}` as const),
  ...COMPETITION_TABS.map((tab) => `/competition/:id/${tab}` as const),
] as const;
