/** Tabs of a match besides its summary, each with its own address: `/match/:id/stats`. */
export const MATCH_TABS = ['lineups', 'stats', 'table', 'odds', 'h2h', 'tv', 'info'] as const;

export type MatchTab = (typeof MATCH_TABS)[number];

/** Tabs of a competition, each with its own address: `/competition/:id/leaders`. */
export const COMPETITION_TABS = ['table', 'bracket', 'fixtures', 'results', 'leaders', 'venues'] as const;

export type CompetitionTab = (typeof COMPETITION_TABS)[number];

/** Tabs of a team besides its overview, each with its own address: `/team/:id/squad`. */
export const TEAM_TABS = ['fixtures', 'results', 'table', 'squad'] as const;

export type TeamTab = (typeof TEAM_TABS)[number];

/** Kinds of entity with a page: `/team/:id`. */
export const PROFILE_KINDS = ['team', 'player', 'coach', 'referee', 'venue', 'country', 'continent'] as const;

export type ProfileKind = (typeof PROFILE_KINDS)[number];

/**
 * Page addresses as route patterns. The BFF responds to them with the shell, and to any other path that is no file
 * with the same shell and status 404; the web builds and matches its links by them.
 */
export const PAGES = [
  '/',
  '/match/:id',
  '/competitions',
  '/tv',
  '/search',
  '/compare',
  '/console',
  '/my',
  '/catch-up',
  '/vidiprinter',
  '/desk',
  '/competition/:id',
  '/tv/:id',
  '/odds',
  '/status',
  '/about',
  '/remote',
  ...PROFILE_KINDS.map((kind) => `/${kind}/:id` as const),
  ...MATCH_TABS.map((tab) => `/match/:id/${tab}` as const),
  ...COMPETITION_TABS.map((tab) => `/competition/:id/${tab}` as const),
  ...TEAM_TABS.map((tab) => `/team/:id/${tab}` as const),
] as const;

/**
 * Pages that show a wall or an embed in a frame, which their policy allows. The BFF responds to them with the same shell;
 * links to them are followed with a reload, because the policy is the document's.
 */
export const BUILDER_PAGES = ['/wall/new', '/embed/new'] as const;

export type Page = (typeof PAGES | typeof BUILDER_PAGES)[number];

/** A page without its tabs: `/match/:id`. */
export type RootPage = Exclude<Page, `/${string}/:id/${string}`>;

/** Pages of prices, which do not exist with `ODDS=off`. */
export const ODDS_PAGES: readonly string[] = ['/odds', '/match/:id/odds'] satisfies (typeof PAGES)[number][];

/** File in the folder of the built pages: the paths of the files that each page needs besides the entry's, as JSON. */
export const PAGE_FILE_LIST = '.vite/page-files.json';

/** File in the folder of the built pages: the paths of all files for prices alone, as JSON. */
export const ODDS_FILE_LIST = '.vite/odds-files.json';
