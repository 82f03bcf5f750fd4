import type { CompetitionTab } from '#contract/pages.ts';
import { type LazyPage, lazyPage } from '#web/routes/shared/lazy-page.tsx';
import type { CompetitionTabProps } from './competition-tab-props.ts';

/** A competition's tabs, in a chunk each. */
export const COMPETITION_TAB_PAGES: Readonly<Record<CompetitionTab, LazyPage<CompetitionTabProps>>> = {
  table: lazyPage(async () => (await import('./tabs/table.tsx')).CompetitionTable),
  bracket: lazyPage(async () => (await import('./tabs/bracket.tsx')).CompetitionBracket),
  fixtures: lazyPage(async () => (await import('./tabs/fixtures.tsx')).CompetitionFixtures),
  results: lazyPage(async () => (await import('./tabs/results.tsx')).CompetitionResults),
  leaders: lazyPage(async () => (await import('./tabs/leaders.tsx')).CompetitionLeaders),
  venues: lazyPage(async () => (await import('./tabs/venues.tsx')).CompetitionVenues),
};
