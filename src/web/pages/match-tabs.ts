import type { ReactNode } from 'react';
import type { MatchTab } from '#contract/pages.ts';
import type { Match, MatchRow } from '#contract/records/match.ts';
import { type LazyPage, lazyPage } from '#web/app/lazy-page.tsx';
import type { Setting } from '#web/features/match/setting.ts';

/** What every tab of a match is given. */
export interface TabProps {
  readonly match: Match;
  readonly zone: string;
  readonly setting: Setting;
  /** The matches that belong to it; null as long as they are asked for. */
  readonly related: readonly MatchRow[] | null;
  /** Stands there until its own data has come. */
  readonly waiting: ReactNode;
}

/** A match's tabs, a chunk of code each. */
export const TAB_PAGES: Readonly<Record<MatchTab, LazyPage<TabProps>>> = {
  lineups: lazyPage(async () => (await import('./match-lineups.tsx')).MatchLineups),
  stats: lazyPage(async () => (await import('./match-stats.tsx')).MatchStats),
  table: lazyPage(async () => (await import('./match-table.tsx')).MatchTable),
  odds: lazyPage(async () => (await import('./match-odds.tsx')).MatchOdds),
  h2h: lazyPage(async () => (await import('./match-h2h.tsx')).MatchH2h),
  tv: lazyPage(async () => (await import('./match-tv.tsx')).MatchTv),
  info: lazyPage(async () => (await import('./match-info.tsx')).MatchInfo),
};
