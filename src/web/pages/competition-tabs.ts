import type { CompetitionTab } from '#contract/pages.ts';
import { type LazyPage, lazyPage } from '#web/app/lazy-page.tsx';
import type { CompetitionTabProps } from './competition-tab-props.ts';

/** A competition's tabs, in a chunk each. */
export const COMPETITION_TAB_PAGES: Readonly<Record<CompetitionTab, LazyPage<CompetitionTabProps>>> = {
  table: lazyPage(async () => (await import('./competition-table.tsx')).CompetitionTable),
  bracket: lazyPage(async () => (await import('./competition-bracket.tsx')).CompetitionBracket),
  fixtures: lazyPage(async () => (await import('./competition-fixtures.tsx')).CompetitionFixtures),
  results: lazyPage(async () => (await import('./competition-results.tsx')).CompetitionResults),
  leaders: lazyPage(async () => (await import('./competition-leaders.tsx')).CompetitionLeaders),
  venues: lazyPage(async () => (await import('./competition-venues.tsx')).CompetitionVenues),
};
