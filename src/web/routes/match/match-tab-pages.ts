import type { MatchTab } from '#contract/pages.ts';
import { type LazyPage, lazyPage } from '#web/routes/shared/lazy-page.tsx';
import type { MatchTabProps } from './match-tab-props.ts';
import type { MatchSummaryProps } from './tabs/summary.tsx';

type TabPages = Readonly<Record<MatchTab, LazyPage<MatchTabProps>>> & {
  readonly summary: LazyPage<MatchSummaryProps>;
};

/** A match's tabs, in a chunk each. */
export const MATCH_TAB_PAGES: TabPages = {
  summary: lazyPage(async () => (await import('./tabs/summary.tsx')).MatchSummary),
  lineups: lazyPage(async () => (await import('./tabs/lineups.tsx')).MatchLineups),
  stats: lazyPage(async () => (await import('./tabs/stats.tsx')).MatchStats),
  table: lazyPage(async () => (await import('./tabs/table.tsx')).MatchTable),
  odds: lazyPage(async () => (await import('./tabs/odds.tsx')).MatchOdds),
  h2h: lazyPage(async () => (await import('./tabs/h2h.tsx')).MatchH2h),
  tv: lazyPage(async () => (await import('./tabs/tv.tsx')).MatchTv),
  info: lazyPage(async () => (await import('./tabs/info.tsx')).MatchInfo),
};
