import type { ReactNode } from 'react';
import type { League } from '#contract/records/league.ts';
import type { SeasonRecord } from '#contract/records/season.ts';

export interface CompetitionTabProps {
  readonly league: League;
  readonly seasonId: string;
  /** Null while unknown. */
  readonly season: SeasonRecord | null;
  /** Whether the season is in progress, so that its numbers change. */
  readonly isRunning: boolean;
  readonly zone: string;
  /** Loading state of the tab. */
  readonly waiting: ReactNode;
}
