import type { ComponentType } from 'react';
import type { TeamTab } from '#contract/pages.ts';
import { TeamFixtures } from './tabs/fixtures.tsx';
import { TeamResults } from './tabs/results.tsx';
import { TeamSquad } from './tabs/squad.tsx';
import { TeamTables } from './tabs/table.tsx';
import type { TeamTabProps } from './team-tab-props.ts';

/** A team's tabs besides its overview. */
export const TEAM_TAB_PAGES: Readonly<Record<TeamTab, ComponentType<TeamTabProps>>> = {
  fixtures: TeamFixtures,
  results: TeamResults,
  table: TeamTables,
  squad: TeamSquad,
};
