import type { ComponentType } from 'react';
import type { CompetitionTab } from '#contract/pages.ts';
import { lazyPage } from '#web/routes/shared/lazy-page.tsx';
import { withLaterWords } from '#web/words/with-words.ts';
import type { CompetitionTabProps } from './competition-tab-props.ts';
import { CompetitionBracket } from './tabs/bracket.tsx';
import { CompetitionFixtures } from './tabs/fixtures.tsx';
import { CompetitionResults } from './tabs/results.tsx';
import { CompetitionTable } from './tabs/table.tsx';
import { CompetitionVenues } from './tabs/venues.tsx';

const { Page: CompetitionLeaders } = lazyPage(
  async () => (await withLaterWords(import('./tabs/leaders.tsx'))).CompetitionLeaders,
);

/** A competition's tabs. */
export const COMPETITION_TAB_PAGES: Readonly<Record<CompetitionTab, ComponentType<CompetitionTabProps>>> = {
  table: CompetitionTable,
  bracket: CompetitionBracket,
  fixtures: CompetitionFixtures,
  results: CompetitionResults,
  leaders: CompetitionLeaders,
  venues: CompetitionVenues,
};
