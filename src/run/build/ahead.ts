import type { MatchTab } from '#contract/pages.ts';

const ROUTES = 'src/web/routes';
const SECONDARY = `${ROUTES}/secondary-routes.tsx`;

/** Of the tabs of a match: code of their own, and requests. */
const OF_TABS: Partial<Record<MatchTab, readonly string[]>> = {
  table: [`${ROUTES}/match/tabs/table.tsx`],
  lineups: [
    `${ROUTES}/match/tabs/lineups.tsx`,
    'fixtures/?t=match_lineups&id=$&include=stats',
    'fixtures/?t=match_bench&id=$&include=stats',
    'fixtures/?t=match_sidelined&id=$',
  ],
  odds: [`${ROUTES}/match/tabs/odds.tsx`, 'fixtures/?t=match_odds&id=$', 'fixtures/?t=match_oddsinplay&id=$'],
  tv: ['broadcast/?t=match_tvs&id=$'],
};

/**
 * What public/boot.js fetches ahead, by the names it knows: modules of the page, which is painted with them, and
 * requests, whose addresses are the queries' own with $ for the id in the page's address, # for the current season of
 * the competition requested before, and @ for the day. The scores and English come with the entry.
 */
export const AHEAD: Readonly<Record<string, readonly string[]>> = {
  match: [`${ROUTES}/match/page.tsx`, 'fixtures/?t=info&id=$&include=events,stats'],
  ...Object.fromEntries(Object.entries(OF_TABS).map(([tab, parts]) => [`match-${tab}`, parts])),
  competition: [
    SECONDARY,
    `${ROUTES}/competition/page.tsx`,
    'leagues/?t=info&id=$',
    'seasons/?t=info&id=#',
    'leagues/?t=standings&season_id=#',
    'leagues/?t=standings_live&season_id=#',
  ],
  team: [SECONDARY, `${ROUTES}/entity-routes.tsx`, 'teams/?t=info&id=$', 'fixtures/?t=last_next&team_id=$'],
  tv: [SECONDARY, `${ROUTES}/tv/page.tsx`, 'broadcast/?t=schedule&d=@&include=tvs'],
  odds: [SECONDARY, `${ROUTES}/odds/page.tsx`, 'fixtures/?t=schedule&d=@'],
  de: ['src/web/words/de.ts'],
};

export const isModule = (part: string): boolean => part.startsWith('src/');
