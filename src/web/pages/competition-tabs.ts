import type { ReactNode } from 'react';
import type { CompetitionTab } from '#contract/pages.ts';
import type { League } from '#contract/records/league.ts';
import type { SeasonRecord } from '#contract/records/season.ts';
import { type LazyPage, lazyPage } from '#web/app/lazy-page.tsx';

/** What every tab of a competition is given. */
export interface TabProps {
  readonly league: League;
  /** The season that is looked at, by its id. */
  readonly seasonId: string;
  /** Null as long as it is not known. */
  readonly season: SeasonRecord | null;
  /** Whether it is being played: then its numbers move. */
  readonly isRunning: boolean;
  readonly zone: string;
  /** Stands there until its own data has come. */
  readonly waiting: ReactNode;
}

/** A competition's tabs, a chunk of code each. */
export const TAB_PAGES: Readonly<Record<CompetitionTab, LazyPage<TabProps>>> = {
  table: lazyPage(async () => (await import('./competition-table.tsx')).CompetitionTable),
  bracket: lazyPage(async () => (await import('./competition-bracket.tsx')).CompetitionBracket),
  fixtures: lazyPage(async () => (await import('./competition-fixtures.tsx')).CompetitionFixtures),
  results: lazyPage(async () => (await import('./competition-results.tsx')).CompetitionResults),
  leaders: lazyPage(async () => (await import('./competition-leaders.tsx')).CompetitionLeaders),
  venues: lazyPage(async () => (await import('./competition-venues.tsx')).CompetitionVenues),
};
