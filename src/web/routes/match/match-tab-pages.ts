import type { ComponentType } from 'react';
import type { MatchTab } from '#contract/pages.ts';
import { lazyPage } from '#web/routes/shared/lazy-page.tsx';
import type { MatchTabProps } from './match-tab-props.ts';
import { MatchH2h } from './tabs/h2h.tsx';
import { MatchInfo } from './tabs/info.tsx';
import { MatchStats } from './tabs/stats.tsx';
import { MatchTv } from './tabs/tv.tsx';

/** A match's tabs besides the summary: the large ones in a chunk each, and prices, whose code is not served with `ODDS=off`. */
export const MATCH_TAB_PAGES: Readonly<Record<MatchTab, ComponentType<MatchTabProps>>> = {
  lineups: lazyPage(async () => (await import('./tabs/lineups.tsx')).MatchLineups).Page,
  stats: MatchStats,
  table: lazyPage(async () => (await import('./tabs/table.tsx')).MatchTable).Page,
  odds: lazyPage(async () => (await import('./tabs/odds.tsx')).MatchOdds).Page,
  h2h: MatchH2h,
  tv: MatchTv,
  info: MatchInfo,
};
