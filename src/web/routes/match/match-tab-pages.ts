import type { ComponentType } from 'react';
import type { MatchTab } from '#contract/pages.ts';
import { type LazyPage, lazyPage } from '#web/routes/shared/lazy-page.tsx';
import type { MatchTabProps } from './match-tab-props.ts';
import { MatchH2h } from './tabs/h2h.tsx';
import { MatchInfo } from './tabs/info.tsx';
import { MatchStats } from './tabs/stats.tsx';
import { MatchTv } from './tabs/tv.tsx';

/** Large tabs, in a chunk each. With `ODDS=off` the code of prices is not served. */
const LARGE_TABS = {
  lineups: lazyPage<MatchTabProps>(async () => (await import('./tabs/lineups.tsx')).MatchLineups),
  table: lazyPage<MatchTabProps>(async () => (await import('./tabs/table.tsx')).MatchTable),
  odds: lazyPage<MatchTabProps>(async () => (await import('./tabs/odds.tsx')).MatchOdds),
};

/** Fetches the code of a tab that the viewer is about to open. */
export function prefetchMatchTab(tab: MatchTab): void {
  const large: Partial<Record<MatchTab, LazyPage<MatchTabProps>>> = LARGE_TABS;
  large[tab]?.fetch().catch(() => {});
}

/** A match's tabs besides the summary. */
export const MATCH_TAB_PAGES: Readonly<Record<MatchTab, ComponentType<MatchTabProps>>> = {
  lineups: LARGE_TABS.lineups.Page,
  stats: MatchStats,
  table: LARGE_TABS.table.Page,
  odds: LARGE_TABS.odds.Page,
  h2h: MatchH2h,
  tv: MatchTv,
  info: MatchInfo,
};
