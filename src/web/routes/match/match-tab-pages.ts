import type { MatchTab } from '#contract/pages.ts';
import { type LazyPage, lazyPage } from '#web/routes/shared/lazy-page.tsx';
import type { MatchTabProps } from './match-tab-props.ts';

/** A match's tabs, in a chunk each. */
export const MATCH_TAB_PAGES: Readonly<Record<MatchTab, LazyPage<MatchTabProps>>> = {
  lineups: lazyPage(async () => (await import('./tabs/lineups.tsx')).MatchLineups),
  stats: lazyPage(async () => (await import('./tabs/stats.tsx')).MatchStats),
  table: lazyPage(async () => (await import('./tabs/table.tsx')).MatchTable),
  odds: lazyPage(async () => (await import('./tabs/odds.tsx')).MatchOdds),
  h2h: lazyPage(async () => (await import('./tabs/h2h.tsx')).MatchH2h),
  tv: lazyPage(async () => (await import('./tabs/tv.tsx')).MatchTv),
  info: lazyPage(async () => (await import('./tabs/info.tsx')).MatchInfo),
};
