import type { ReactNode } from 'react';
import type { League } from '#contract/records/league.ts';
import type { SeasonRecord } from '#contract/records/season.ts';

/** What every tab of a competition is given. */
export interface CompetitionTabProps {
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
