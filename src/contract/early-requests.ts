import { MATCH_TABS, type MatchTab } from './pages.ts';

const MATCH = 'fixtures/?t=info&id=$&include=events,stats';

/** Of the tabs of a match, besides the match itself. */
const OF_TABS: Readonly<Partial<Record<MatchTab, readonly string[]>>> = {
  lineups: [
    'fixtures/?t=match_lineups&id=$&include=stats',
    'fixtures/?t=match_bench&id=$&include=stats',
    'fixtures/?t=match_sidelined&id=$',
  ],
  odds: ['fixtures/?t=match_odds&id=$', 'fixtures/?t=match_oddsinplay&id=$'],
  tv: ['broadcast/?t=match_tvs&id=$'],
};

/**
 * What a page requests first, by its pattern in `PAGES`, so that public/boot.js can request it before the page's code has
 * come: the addresses of its queries below `/api/v2.2/`, with $ for the id in the page's address, # for the current season
 * of the competition requested before, and @ for the day. Those of the scores boot.js knows itself: they may be beside a
 * match, too.
 */
export const EARLY_REQUESTS: Readonly<Record<string, readonly string[]>> = {
  '/match/:id': [MATCH],
  ...Object.fromEntries(MATCH_TABS.map((tab) => [`/match/:id/${tab}`, [MATCH, ...(OF_TABS[tab] ?? [])]])),
  '/competition/:id': [
    'leagues/?t=info&id=$',
    'seasons/?t=info&id=#',
    'leagues/?t=standings&season_id=#',
    'leagues/?t=standings_live&season_id=#',
  ],
  '/team/:id': ['teams/?t=info&id=$', 'fixtures/?t=last_next&team_id=$'],
  '/tv': ['broadcast/?t=schedule&d=@&include=tvs'],
  '/odds': ['fixtures/?t=schedule&d=@'],
};
