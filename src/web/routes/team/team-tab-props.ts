import type { ReactNode } from 'react';
import type { TeamRecord } from '#contract/records/team.ts';
import type { groupMatches, TeamMatchRow } from '#web/features/team-matches/group-matches.ts';

export interface TeamTabProps {
  readonly team: TeamRecord;
  /** By kick-off; null if they could not be loaded. */
  readonly rows: readonly TeamMatchRow[] | null;
  readonly matches: ReturnType<typeof groupMatches>;
  /** Loading state of the tab. */
  readonly waiting: ReactNode;
}
