import type { TeamTab } from '#contract/pages.ts';
import { type LazyPage, lazyPage } from '#web/routes/shared/lazy-page.tsx';
import type { TeamTabProps } from './team-tab-props.ts';

/** A team's tabs besides its overview, in a chunk each. */
export const TEAM_TAB_PAGES: Readonly<Record<TeamTab, LazyPage<TeamTabProps>>> = {
  fixtures: lazyPage(async () => (await import('./tabs/fixtures.tsx')).TeamFixtures),
  results: lazyPage(async () => (await import('./tabs/results.tsx')).TeamResults),
  table: lazyPage(async () => (await import('./tabs/table.tsx')).TeamTables),
  squad: lazyPage(async () => (await import('./tabs/squad.tsx')).TeamSquad),
};
