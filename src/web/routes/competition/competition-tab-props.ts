import type { ReactNode } from 'react';
import type { CupRoundRecord } from '#contract/records/cup-round.ts';
import type { League } from '#contract/records/league.ts';
import type { SeasonRecord } from '#contract/records/season.ts';
import type { OperationKey } from '#web/data/operation-key.ts';
import type { RevealKey } from '#web/settings/reveals.ts';

export interface CompetitionTabProps {
  readonly league: League;
  readonly seasonId: string;
  /** Null while unknown. */
  readonly season: SeasonRecord | null;
  /** The knock-out rounds that have come; null while only others may have ties. */
  readonly rounds: readonly CupRoundRecord[] | null;
  /** The keys of their queries. */
  readonly roundKeys: readonly OperationKey[];
  /** The keys of those of them that have no answer. */
  readonly missingRoundKeys: readonly OperationKey[];
  /** What reveals rounds that a spoiler shield withholds. */
  readonly shield: readonly RevealKey[];
  /** Whether the season is in progress, so that its numbers change. */
  readonly isRunning: boolean;
  /** Loading state of the tab. */
  readonly waiting: ReactNode;
}
